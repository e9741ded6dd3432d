import { sql } from "kysely";
import { withChangedWords } from "../i18n/changed-words.server.ts";
import { asCompiled, type ChangedArea, type ChangedMessage, type ChangedWords } from "../i18n/changed-words.ts";
import type { Language } from "../kernel/language.ts";
import { atCatalogueVersion, type CatalogueVersion } from "./catalogue-version.server.ts";
import type { Db } from "./database/database.server.ts";

type Asking = { db: Db; catalogueVersion: CatalogueVersion };

/** What staff have changed of the shop's words, read anew when the catalogue's version has moved. */
export const changedWordsAt = atCatalogueVersion(holdingWords);

export const changedWordsOf = async ({ db, catalogueVersion }: Asking): Promise<ChangedWords> =>
  changedWordsAt(db, await catalogueVersion.current());

/** The words of the moment for what is made by `make`; of a request it asks for the version once. */
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
