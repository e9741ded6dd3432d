import { faqKinds } from "../../../features/catalogue/content/faq-kinds.ts";
import { underLanguage } from "../../ground/links-in-html.ts";
import type { Answer as AnswerOf } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";

export type FaqKind = (typeof faqKinds)[number];
export type Answer = { id: string; Q: string; A: string };
export type Topic = { kind: FaqKind; answers: Answer[] };
type Counts = AnswerOf<"/content/getFaq">["counts"];
export type Answers = { topics: Topic[]; counts: Counts };

const longestQuery = 100;

/** What stands in `?type=`; anything else is the first topic. */
export function kindFrom(type: string | null): FaqKind {
  return faqKinds.find((kind) => kind === type) ?? faqKinds[0];
}

/** What stands in `?q=`, however it came there, as something that can be looked for. */
export function queryFrom(q: string | null): string {
  // cutting may leave half a sign behind
  return (q ?? "")
    .replaceAll(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, longestQuery)
    .replaceAll(/\p{Cs}/gu, "")
    .trim();
}

export async function answersOf(kind: FaqKind, { call, language }: Asking): Promise<Answers> {
  const { items, counts } = await call("/content/getFaq", { type: kind, lang: language });
  return { topics: [{ kind, answers: items.map((item) => shownUnder(language, item)) }], counts };
}

/** The answers of all topics that say it; the topic of the best one comes first. */
export async function answersAbout(query: string, { call, language }: Asking): Promise<Answers> {
  const { hits, counts } = await call("/content/searchFaq", { query, lang: language });
  const topics = [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, those]) => ({
    kind,
    answers: those.map(({ id, Q, A }) => shownUnder(language, { id, Q, A })),
  }));
  return { topics, counts };
}

function shownUnder(language: Asking["language"], answer: Answer): Answer {
  return { ...answer, A: underLanguage(language, answer.A) };
}
