import type { Language } from "../../../kernel/language.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetTexts } from "./staff-contract.ts";
import { cellStatesOf, languagesOf, originalLanguage, textKinds, type Text } from "./staff-rules.ts";
import { originalHashes, textsOf } from "./staff-store.server.ts";

export const getTexts = operation(GetTexts, async ({ kind, lang }, { db, visitor }) => {
  const all = await Promise.all(textKinds.map(async (one) => ({ kind: one, texts: await textsOf(db, one) })));
  return {
    counts: all.map(({ kind: one, texts }) => ({ kind: one, count: texts.length })),
    texts: all.find((one) => one.kind === kind)!.texts.map((text) => listed(text, lang ?? visitor.language)),
  };
});

function listed(text: Text, language: Language) {
  const hashes = originalHashes(text);
  const title = text.languages[language]?.title ?? text.languages[originalLanguage]?.title ?? text.name;
  return {
    name: text.name,
    title,
    languages: languagesOf(text).map((one) => {
      const cells = text.languages[one]?.cells ?? [];
      const states = one === originalLanguage ? [] : cellStatesOf(cells, hashes);
      const of = (state: string) => states.filter((other) => other === state).length;
      return { language: one, behind: of("behind"), missing: of("missing") };
    }),
  };
}
