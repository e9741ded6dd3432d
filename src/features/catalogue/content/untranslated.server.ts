import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { cellStatesOf, languagesOf, originalLanguage, textKinds, type Text } from "./staff-rules.ts";
import { originalHashes, textsOf } from "./staff-store.server.ts";

type Standing = { language: Language; behind: number; missing: number };

/** How each language stands to the original. */
export function standingOf(text: Text): Standing[] {
  const hashes = originalHashes(text);
  return languagesOf(text).map((language) => {
    const cells = text.languages[language]?.cells ?? [];
    const states = language === originalLanguage ? [] : cellStatesOf(cells, hashes);
    const of = (state: string) => states.filter((other) => other === state).length;
    return { language, behind: of("behind"), missing: of("missing") };
  });
}

/** What the shop shows and some language does not say, or says of an earlier original. */
export async function untranslated(db: DbOrTx): Promise<(Pick<Text, "kind" | "name"> & { languages: Standing[] })[]> {
  const texts = (await Promise.all(textKinds.map((kind) => textsOf(db, kind)))).flat();
  return texts
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((text) => ({
      kind: text.kind,
      name: text.name,
      languages: standingOf(text).filter(({ behind, missing }) => behind + missing > 0),
    }))
    .filter(({ languages }) => languages.length > 0);
}
