import type { Selectable } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import { oncePer } from "../../../kernel/once-per.ts";
import { perCatalogueVersion, type CatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { NoticeRow, PolicyRow } from "../../../platform/database/tables.ts";
import { inAskedLanguage } from "./asked-language.ts";
import { shownHtml } from "./shown-html.server.ts";
import { noticeRows, policyRows } from "./store.server.ts";

type Texts = { notices: Selectable<NoticeRow>[]; policies: Selectable<PolicyRow>[] };

const written = perCatalogueVersion(async (db) => {
  const [notices, policies] = await Promise.all([noticeRows(db), policyRows(db)]);
  return oncePer((language: Language): Texts => ({
    notices: inAskedLanguage(notices, language, ({ id }) => id).map(made),
    policies: inAskedLanguage(policies, language, ({ docname }) => docname).map(made),
  }));
});

/** The operator's notices, the newest first, and documents by name: read and made safe once per catalogue. */
export async function textsIn(
  language: Language,
  shop: { db: Db; catalogueVersion: CatalogueVersion },
): Promise<Texts> {
  return (await written(shop))(language);
}

const made = <Row extends { html: string }>(row: Row): Row => ({ ...row, html: shownHtml(row.html) });
