import { sql } from "kysely";
import { withChangedWords } from "../i18n/changed-words.server.ts";
import { asCompiled, type ChangedArea, type ChangedMessage, type ChangedWords } from "../i18n/changed-words.ts";
import type { Language } from "../kernel/language.ts";
import { atCatalogueVersion, type CatalogueVersion } from "./catalogue-version.server.ts";
import type { Db } from "./database/database.server.ts";

/** What staff have changed of the shop's words. */
export type WordsOfShop = {
  /** By the catalogue's version, which each change moves. */
  at(catalogueVersion: string): Promise<ChangedWords>;
  /** Those that this process has read last, for a page or call since: asks nothing. */
  known(): ChangedWords;
};
type Asking = { changedWords: WordsOfShop; catalogueVersion: CatalogueVersion };

export function openChangedWords(db: Db): WordsOfShop {
  const read = atCatalogueVersion(holdingWords);
  let known = asCompiled;
  return {
    at: async (catalogueVersion) => (known = await read(db, catalogueVersion)),
    known: () => known,
  };
}

export const changedWordsOf = async ({ changedWords, catalogueVersion }: Asking): Promise<ChangedWords> =>
  changedWords.at(await catalogueVersion.current());

/** What is made says the words of the moment; of a request the version is asked for once. */
export async function inChangedWords<Made>(asking: Asking, make: () => Promise<Made>): Promise<Made> {
  return withChangedWords(await changedWordsOf(asking), make);
}

async function holdingWords(db: Db): Promise<ChangedWords> {
  const { rows } = await sql<{ area: string; path: string; lang: Language; said: ChangedMessage | null; id: string }>`
    select distinct on (area, path, lang) area, path, lang, said, id
    from word_changes order by area, path, lang, version desc`.execute(db);
  if (rows.length === 0) return asCompiled;
  const languages: Partial<Record<Language, Record<string, Record<string, ChangedMessage>>>> = {};
  for (const { area, path, lang, said } of rows) {
    if (!said) continue;
    const areas = (languages[lang] ??= {});
    (areas[area] ??= {} satisfies ChangedArea)[path] = said;
  }
  return {
    version: String(rows.map(({ id }) => BigInt(id)).reduce((one, other) => (one > other ? one : other))),
    languages,
  };
}
