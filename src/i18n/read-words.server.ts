import type { Language } from "../kernel/language.ts";

/** A literal pattern, so that the server's bundle knows which files there are. */
export async function readWords(language: Language, area: string): Promise<unknown> {
  return ((await import(`./${language}/${area}.ts`)) as { words: unknown }).words;
}
