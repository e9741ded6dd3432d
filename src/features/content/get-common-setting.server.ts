import type { Selectable } from "kysely";
import { contentWords } from "../../i18n/content.server.ts";
import type { NoticeRow } from "../../platform/database/tables.ts";
import { operation } from "../../platform/operation.server.ts";
import { GetCommonSetting } from "./contract.ts";
import { faqLinks, termsLinks } from "./footer-links.ts";
import { shownHtml } from "./shown-html.server.ts";
import { notices, policyTitles } from "./store.server.ts";

export const getCommonSetting = operation(GetCommonSetting, async ({ KeyList, lang }, { db, visitor }) => {
  const language = lang ?? visitor.language;
  const asked = new Set(KeyList);
  return {
    ...(asked.has("notice") && { notice: (await notices(db, language)).map(shownNotice) }),
    ...(asked.has("footer_about_terms") && { footer_about_terms: termsLinks(await policyTitles(db, language)) }),
    ...(asked.has("footer_about_faq") && { footer_about_faq: faqLinks(contentWords(language).faqKinds) }),
  };
});

function shownNotice({ id, title, html, source, published_at }: Selectable<NoticeRow>) {
  return { id, title, content: shownHtml(html), from: source, publishedAt: published_at.toISOString() };
}
