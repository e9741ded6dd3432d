import { existsSync } from "node:fs";
import { languages, spokenLanguage, type Language } from "../kernel/language.ts";
import { changedHere } from "./changed-words.server.ts";

/**
 * The words of an area as every language that is offered says them, read once at the start, with what staff have
 * changed of them since (docs/decisions/0076); `english` is the type of all. A language that lacks words stops the
 * start a moment later, in a sentence (OFFERED_LANGUAGES in platform/config).
 */
export async function inEveryLanguage<Words>(area: string, english: Words): Promise<(language: Language) => Words> {
  const files = languages
    .filter((language) => spokenLanguage(language, area) === language)
    .map((language) => [language, new URL(`${language}/${area}.ts`, import.meta.url)] as const)
    .filter(([, file]) => existsSync(file));
  const read = await Promise.all(
    files.map(async ([language, file]) => [language, ((await import(file.href)) as { words: Words }).words] as const),
  );
  const byLanguage = new Map<Language, Words>(read);
  return (language) => changedHere(byLanguage.get(spokenLanguage(language, area)) ?? english, language, area);
}
