import type { Language } from "../../../kernel/language.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetTexts } from "./staff-contract.ts";
import { originalLanguage, textKinds, type Text } from "./staff-rules.ts";
import { textsOf } from "./staff-store.server.ts";
import { standingOf } from "./untranslated.server.ts";

export const getTexts = operation(GetTexts, async ({ kind, lang }, { db, visitor, catalogueVersion }) => {
  // what is due is in the shop
  await catalogueVersion.current();
  const all = await Promise.all(textKinds.map(async (one) => ({ kind: one, texts: await textsOf(db, one) })));
  return {
    counts: all.map(({ kind: one, texts }) => ({ kind: one, count: texts.length })),
    texts: all.find((one) => one.kind === kind)!.texts.map((text) => listed(text, lang ?? visitor.language)),
  };
});

function listed(text: Text, language: Language) {
  const title = text.languages[language]?.title ?? text.languages[originalLanguage]?.title ?? text.name;
  return { name: text.name, title, isWithdrawn: text.isWithdrawn, languages: standingOf(text) };
}
