import { fullyOffered, type Language } from "../../../kernel/language.ts";
import { matching, ruled } from "../../../kernel/record-fields.ts";
import { fault, wrong, type RecordProblem } from "../../../kernel/record-problem.ts";

/** A name that can stand in an address. */
export const PageName = matching(/^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/, 60, fault("page_name"));

/** Safe already: `htmlFromMarkdown` names what was left out. */
export const Html = ruled<string>((html) => (typeof html === "string" && html !== "" ? undefined : fault("no_text")));

/** What exists in one language must exist in all that the shop is offered in. */
export function missingTranslations(
  texts: readonly { name: string; lang: Language }[],
): { name: string; lang: Language }[] {
  const names = [...new Set(texts.map(({ name }) => name))];
  return names.flatMap((name) =>
    fullyOffered
      .filter((lang) => !texts.some((text) => text.name === name && text.lang === lang))
      .map((lang) => ({ name, lang })),
  );
}

/** What of a text says another thing than its English original. */
export function unlikeEnglish<Fact extends string>(
  facts: readonly Fact[],
  text: { [Name in Fact]?: Said },
  english: { [Name in Fact]?: Said } | undefined,
): RecordProblem[] {
  return facts.flatMap((fact) => {
    const [said, original] = [text[fact], english?.[fact]];
    if (original === undefined || said === undefined || written(said) === written(original)) return [];
    return [wrong(fact, "as_in_english", written(original))];
  });
}

type Said = string | readonly string[] | null;

const written = (said: Said): string => (typeof said === "string" ? said : (said ?? []).join(" "));
