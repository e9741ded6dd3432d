import { sql, type Selectable } from "kysely";
import type { Language } from "../../kernel/language.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { FaqRow, NoticeRow, PolicyRow } from "../../platform/database/tables.ts";

/** Each text is shown in the asked language where the operator has written it, else in English (requirements L3). */
const fallback: Language = "en";

const askedFirst = (language: Language) => sql`lang = ${language} desc`;

export async function notices(db: DbOrTx, language: Language): Promise<Selectable<NoticeRow>[]> {
  return db
    .selectFrom((from) =>
      from.selectFrom("notices").selectAll().distinctOn("id").where("lang", "in", [language, fallback]).orderBy("id").orderBy(askedFirst(language)).as("notice"),
    )
    .selectAll()
    .orderBy("published_at", "desc")
    .orderBy("id")
    .execute();
}

export function policyTitles(db: DbOrTx, language: Language): Promise<Pick<PolicyRow, "docname" | "title">[]> {
  return db
    .selectFrom("policies")
    .select(["docname", "title"])
    .distinctOn("docname")
    .where("lang", "in", [language, fallback])
    .orderBy("docname")
    .orderBy(askedFirst(language))
    .execute();
}

/** What is written in which language, without any stand-in: for the sitemap, which mixes none. */
export function documentsWritten(db: DbOrTx): Promise<Pick<Selectable<PolicyRow>, "docname" | "lang" | "effective">[]> {
  return db.selectFrom("policies").select(["docname", "lang", "effective"]).orderBy("docname").execute();
}

export function topicsWritten(db: DbOrTx): Promise<Pick<FaqRow, "kind" | "lang">[]> {
  return db.selectFrom("faq").select(["kind", "lang"]).distinct().orderBy("kind").execute();
}

export function policy(db: DbOrTx, docname: string, language: Language): Promise<Selectable<PolicyRow> | undefined> {
  return db
    .selectFrom("policies")
    .selectAll()
    .where("docname", "=", docname)
    .where("lang", "in", [language, fallback])
    .orderBy(askedFirst(language))
    .limit(1)
    .executeTakeFirst();
}

/** Every text of every language: a few hundred rows, read once per catalogue. */
export function faqRows(db: DbOrTx): Promise<Selectable<FaqRow>[]> {
  return db.selectFrom("faq").selectAll().orderBy("position").orderBy("id").execute();
}
