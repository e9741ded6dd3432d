import type { TextWish } from "../../../features/catalogue/content/staff-contract.ts";
import { fieldsOf, languagesOf, type TextKind } from "../../../features/catalogue/content/staff-rules.ts";
import type { Language } from "../../../kernel/language.ts";
import type { Answer } from "../../ground/asking.ts";

export type Entries = Record<string, string>;
type Kept = Answer<"/staff/getText">;

const known = /^(?:name|topic|material|facts\.[a-z_]+|(?:right\.)?[a-z-]{2,5}\.(?:\d{1,3}|title|source))$/;

/** What a form of a text sends, without its buttons; a form sends lines as mail does. */
export const typedIn = (sent: Entries): Entries =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (known.test(name) ? [[name, value.replaceAll("\r\n", "\n")]] : [])),
  );

export function entriesOfText(kind: TextKind, name: string, { facts, languages }: Kept): Entries {
  const inEach = languages.map(({ language, title, source, paragraphs }) => [
    language,
    { title, source, cells: paragraphs.map(({ text }) => ({ text, from: null })) },
  ]);
  return Object.fromEntries(fieldsOf({ kind, name, facts, languages: Object.fromEntries(inEach), isWithdrawn: false }));
}

/** How many rows of paragraphs there are. */
export const rowsIn = (entries: Entries): number =>
  1 +
  Math.max(
    -1,
    ...Object.keys(entries)
      .flatMap((name) => /^[a-z-]+\.(\d+)$/.exec(name)?.[1] ?? [])
      .map(Number),
  );

/** What was typed as the call takes it; the rules of the text judge it. */
export function wishIn(kind: TextKind, name: string, entries: Entries): TextWish {
  const said = Object.keys(entries).flatMap((entry) => /^([a-z-]+)\.(?:\d+|title)$/.exec(entry)?.[1] ?? []);
  const spoken = [...new Set(said)].filter((one) => one !== "facts") as Language[];
  const rows = Array.from({ length: rowsIn(entries) }, (_, at) => at);
  return {
    kind,
    name,
    ...(entries["material"] && { isMaterial: true }),
    facts: Object.fromEntries(
      Object.entries(entries).flatMap(([entry, value]) =>
        entry.startsWith("facts.") ? [[entry.slice("facts.".length), value.trim()]] : [],
      ),
    ),
    languages: Object.fromEntries(
      languagesOf({ languages: Object.fromEntries(spoken.map((language) => [language, undefined])) }).map(
        (language) => [
          language,
          {
            title: entries[`${language}.title`] ?? "",
            source: entries[`${language}.source`] ?? "",
            paragraphs: rows.map((at) => entries[`${language}.${at}`] ?? ""),
            right: rows.filter((at) => entries[`right.${language}.${at}`]),
          },
        ],
      ),
    ),
  };
}

/** The wish of a text to come, as its form shows it. */
export function entriesOfWish({ kind, name, facts, languages, isMaterial }: TextWish): Entries {
  const inEach = Object.entries(languages).map(([language, { title, source, paragraphs }]) => [
    language,
    { title, source, cells: paragraphs.map((text) => ({ text, from: null })) },
  ]);
  return {
    ...(isMaterial && { material: "1" }),
    ...Object.fromEntries(fieldsOf({ kind, name, facts, languages: Object.fromEntries(inEach), isWithdrawn: false })),
  };
}

/** What a new question is called: its kind, and its own name. */
export const nameTyped = (kind: TextKind, { topic = "", name = "" }: Entries): string =>
  kind === "question" ? `${topic}.${name.trim()}` : name.trim();

/** A field of the call as its form calls it. */
export const fieldInForm = (field: string): string =>
  field
    .replace(/^text\./, "")
    .replace(/^languages\./, "")
    .replace(".paragraphs.", ".");

/** The entries with the former values of a change: looked through before they are published, like any others. */
export const turnedBack = (
  entries: Entries,
  differences: readonly { field: string; before: string | null }[],
): Entries => ({ ...entries, ...Object.fromEntries(differences.map(({ field, before }) => [field, before ?? ""])) });
