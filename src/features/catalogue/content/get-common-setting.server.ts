import type { Selectable } from "kysely";
import { contentWords } from "../../../i18n/content.server.ts";
import type { NoticeRow } from "../../../platform/database/tables.ts";
import { operation } from "../../../platform/operation.server.ts";
import { shownCompany } from "../../records/settings/company.server.ts";
import type { LinkList } from "../link-lists/rules.ts";
import { shownLinks } from "../link-lists/store.server.ts";
import { GetCommonSetting } from "./contract.ts";
import { faqLinks, inFooter, termsLinks } from "./footer-links.ts";
import { textsIn } from "./texts.server.ts";

export const getCommonSetting = operation(GetCommonSetting, async ({ KeyList, lang }, context) => {
  const language = lang ?? context.visitor.language;
  const { notices, policies } = await textsIn(language, context);
  const asked = new Set(KeyList);
  const lists = await shownLinks(context);
  const footer = (list: LinkList, ready: Parameters<typeof inFooter>[0]) =>
    inFooter(ready, lists.get(list)?.links ?? null, language);
  return {
    ...(asked.has("notice") && { notice: notices.filter(({ countries }) => countries === null).map(shownNotice) }),
    ...(asked.has("footer_about_terms") && { footer_about_terms: footer("about", termsLinks(policies)) }),
    ...(asked.has("imprint") && { imprint: await shownCompany(context) }),
    ...(asked.has("footer_about_faq") && {
      footer_about_faq: footer("questions", faqLinks(contentWords(language).faqKinds)),
    }),
  };
});

function shownNotice({ id, title, html, source, published_at }: Selectable<NoticeRow>) {
  return { id, title, content: html, from: source, publishedAt: published_at.toISOString() };
}
