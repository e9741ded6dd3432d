import type { Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { FaqRow, NoticeRow, PolicyRow } from "../../../platform/database/tables.ts";

/** Every text of every language: a few hundred rows, read once per catalogue. The newest first. */
export async function noticeRows(db: DbOrTx): Promise<Selectable<NoticeRow>[]> {
  return (await allNotices(db)).filter(isShown);
}

/** With those that staff have withdrawn. */
export function allNotices(db: DbOrTx): Promise<Selectable<NoticeRow>[]> {
  return db.selectFrom("notices").selectAll().orderBy("published_at", "desc").orderBy("id").execute();
}

/** Likewise, by name. */
export function policyRows(db: DbOrTx): Promise<Selectable<PolicyRow>[]> {
  return db.selectFrom("policies").selectAll().orderBy("docname").execute();
}

/** Likewise, as the operator has ordered them. */
export async function faqRows(db: DbOrTx): Promise<Selectable<FaqRow>[]> {
  return (await allQuestions(db)).filter(isShown);
}

export function allQuestions(db: DbOrTx): Promise<Selectable<FaqRow>[]> {
  return db.selectFrom("faq").selectAll().orderBy("position").orderBy("id").execute();
}

const isShown = ({ withdrawn_at }: { withdrawn_at: Date | null }): boolean => withdrawn_at === null;

/** What is written in which language, without any stand-in: for the sitemap, which mixes none. */
export function documentsWritten(db: DbOrTx): Promise<Pick<Selectable<PolicyRow>, "docname" | "lang" | "effective">[]> {
  return db.selectFrom("policies").select(["docname", "lang", "effective"]).orderBy("docname").execute();
}

export function topicsWritten(db: DbOrTx): Promise<Pick<FaqRow, "kind" | "lang">[]> {
  return db
    .selectFrom("faq")
    .select(["kind", "lang"])
    .where("withdrawn_at", "is", null)
    .distinct()
    .orderBy("kind")
    .execute();
}

/** All that were ever in force. */
export async function policyVersions(db: DbOrTx, docname: string): Promise<string[]> {
  const rows = await db.selectFrom("policy_versions").select("version").where("docname", "=", docname).execute();
  return rows.map(({ version }) => version);
}
