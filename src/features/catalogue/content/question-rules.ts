import * as z from "zod/mini";
import { fullyOffered, languages, type Language } from "../../../kernel/language.ts";
import { choice, ruled, Slug, whole } from "../../../kernel/record-fields.ts";
import { fault } from "../../../kernel/record-problem.ts";
import { together, type RecordKind } from "../../../kernel/record.ts";
import { faqKinds } from "./faq-kinds.ts";

const longestQuestion = 300;

const fields = z.object({
  kind: choice(...faqKinds),
  id: Slug,
  lang: choice(...languages),
  /** Its place among those of its kind. */
  position: whole(1, 10_000),
  question: ruled<string>((question) => {
    if (typeof question !== "string" || question === "") return fault("empty");
    return question.length > longestQuestion ? fault("question_long", longestQuestion) : undefined;
  }),
  answer_html: ruled<string>((html) => (typeof html === "string" && html !== "" ? undefined : fault("no_answer"))),
});

export type QuestionRecord = z.output<typeof fields>;

export const questionRecord: RecordKind<QuestionRecord> = {
  fields,
  unique: { id: ({ kind, id, lang }) => together(kind, id, lang) },
};

/**
 * Every question of a kind that is written in a language exists in all languages that the shop is offered in, and
 * further languages add none. `written`: which kinds there are in which language.
 */
export function missingQuestions(
  questions: readonly Pick<QuestionRecord, "kind" | "id" | "lang">[],
  written: readonly { kind: string; lang: Language }[],
): { kind: string; id: string; lang: Language }[] {
  const offered = written.filter(({ lang }) => fullyOffered.includes(lang));
  return faqKinds.flatMap((kind) => {
    const ofKind = questions.filter((question) => question.kind === kind);
    const ids = [...new Set(ofKind.map(({ id }) => id))];
    return offered
      .filter((one) => one.kind === kind)
      .flatMap(({ lang }) =>
        ids
          .filter((id) => !ofKind.some((question) => question.lang === lang && question.id === id))
          .map((id) => ({ kind, id, lang })),
      );
  });
}
