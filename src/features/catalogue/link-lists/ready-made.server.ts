import { contentWords } from "../../../i18n/content.server.ts";
import { menuWords } from "../../../i18n/menus.server.ts";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { LinkList } from "./rules.ts";
import { documentTitles } from "./store.server.ts";

/** What the shop has of each list, by key, as it is called in a language. */
export async function readyMade(db: DbOrTx, language: Language): Promise<Record<LinkList, Map<string, string>>> {
  const { support, partnership } = menuWords(language);
  const titles = (entries: Record<string, { title: string }>) =>
    new Map(Object.entries(entries).map(([key, { title }]) => [key, title]));
  return {
    support: titles(support),
    partnership: titles(partnership),
    about: await documentTitles(db, language),
    questions: new Map(Object.entries(contentWords(language).faqKinds)),
  };
}
