import type { WordsWish } from "../../../features/catalogue/words/staff-contract.ts";
import type { Language } from "../../../kernel/language.ts";
import type { Answer } from "../../ground/asking.ts";

export type Entries = Record<string, string>;
type Message = Answer<"/staff/getMessage">;

const known = /^(?:reason|[a-z-]{2,5}\.\d{1,2}|right\.[a-z-]{2,5})$/;

/** What a form of a message sends, without its buttons; a form sends lines as mail does. */
export const typedIn = (sent: Entries): Entries =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => (known.test(name) ? [[name, value.replaceAll("\r\n", "\n")]] : [])),
  );

export const entriesOfMessage = (languages: readonly { language: Language; texts: readonly string[] }[]): Entries =>
  Object.fromEntries(languages.flatMap(({ language, texts }) => texts.map((text, at) => [`${language}.${at}`, text])));

/** What was typed as the call takes it; the rules of the words judge it. */
export function wishIn(at: { area: string; path: string }, version: number, entries: Entries): WordsWish {
  const places = Object.keys(entries).flatMap((name) => /^([a-z-]+)\.(\d+)$/.exec(name) ?? []);
  const languages = [
    ...new Set(Object.keys(entries).flatMap((name) => /^([a-z-]+)\.\d+$/.exec(name)?.[1] ?? [])),
  ].filter((name) => name !== "right") as Language[];
  const most = Math.max(0, ...places.map(Number).filter(Number.isInteger));
  return {
    ...at,
    version,
    languages: Object.fromEntries(
      languages.map((language) => [
        language,
        {
          texts: Array.from({ length: most + 1 }, (_, place) => entries[`${language}.${place}`] ?? ""),
          right: Boolean(entries[`right.${language}`]),
        },
      ]),
    ),
  };
}

/** What was written for a moment, as the form shows it. */
export const entriesOfWish = ({ languages }: WordsWish): Entries =>
  Object.fromEntries(
    Object.entries(languages).flatMap(([language, { texts, right }]) => [
      ...texts.map((text, at) => [`${language}.${at}`, text] as const),
      ...(right ? [[`right.${language}`, "1"] as const] : []),
    ]),
  );

/** A field of the call as its form calls it. */
export const fieldInForm = (field: string): string =>
  field.replace(/^words\.languages\.([a-z-]+)\.texts\.(\d+)$/, "$1.$2");

/** The words of an earlier version in every language; of version 0 as the shop came. */
export function entriesOfVersion({ languages, history }: Message, version: number): Entries {
  return entriesOfMessage(
    languages.map(({ language, compiled }) => {
      const then = history
        .filter((one) => one.version <= version)
        .flatMap((one) => one.languages)
        .find((one) => one.language === language);
      return { language, texts: then?.texts ?? compiled };
    }),
  );
}
