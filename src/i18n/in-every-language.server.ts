import { existsSync } from "node:fs";
import { join } from "node:path";
import { languages, spokenLanguage, type Language } from "../kernel/language.ts";
import { changedHere } from "./changed-words.server.ts";
import { readWords } from "./read-words.server.ts";

/**
 * The words of an area as every language that is offered says them, read once at the start, with what staff have
 * changed of them since (docs/decisions/0076); `english` is the type of all. A language that lacks words stops the
 * start a moment later, in a sentence (OFFERED_LANGUAGES in platform/config).
 */
export async function inEveryLanguage<Words>(area: string, english: Words): Promise<(language: Language) => Words> {
  const speaking = languages
    .filter((language) => spokenLanguage(language, area) === language)
    .filter((language) => existsSync(join(import.meta.dirname, language, `${area}.ts`)));
  const read = await Promise.all(
    speaking.map(async (language) => [language, (await readWords(language, area)) as Words] as const),
  );
  const byLanguage = new Map<Language, Words>(read);
  return (language) => changedHere(byLanguage.get(spokenLanguage(language, area)) ?? english, language, area);
}
