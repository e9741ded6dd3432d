import type { Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { FaqRow, NoticeRow, PolicyRow } from "../../../platform/database/tables.ts";
import { consentPolicy } from "./policy-name.ts";

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

/** What a version said, in each language that it was written in. */
export function policyTexts(db: DbOrTx, docname: string, version: string): Promise<Selectable<PolicyRow>[]> {
  return db
    .selectFrom("policy_texts")
    .selectAll()
    .where("docname", "=", docname)
    .where("version", "=", version)
    .execute();
}

/** The newest first; of those before texts were kept, the number alone is known. */
export function versionsSaid(db: DbOrTx, docname: string): Promise<{ version: string; effective: string | null }[]> {
  return db
    .selectFrom("policy_versions as known")
    .leftJoin("policy_texts as said", (join) =>
      join.onRef("said.docname", "=", "known.docname").onRef("said.version", "=", "known.version"),
    )
    .select((row) => ["known.version", row.fn.min("effective").as("effective")])
    .where("known.docname", "=", docname)
    .groupBy(["known.version", "known.place"])
    .orderBy("known.place", "desc")
    .execute();
}

/** All that were ever in force. */
export async function policyVersions(db: DbOrTx, docname: string): Promise<string[]> {
  const rows = await db.selectFrom("policy_versions").select("version").where("docname", "=", docname).execute();
  return rows.map(({ version }) => version);
}

type Counting = {
  /** A consent to one of these counts: all since the last change after which customers are asked again. */
  versions: string[];
  /** What is in force; `null` while customers were never asked again. */
  askedFor: string | null;
};

/** Of the privacy policy, with which all consents are asked for. */
export async function countingVersions(db: DbOrTx): Promise<Counting> {
  const rows = await db
    .selectFrom("policy_versions")
    .select(["version", "material"])
    .where("docname", "=", consentPolicy)
    .orderBy("place")
    .execute();
  const last = rows.findLastIndex(({ material }) => material);
  const versions = rows.slice(Math.max(0, last)).map(({ version }) => version);
  if (last < 0) return { versions, askedFor: null };
  const inForce = await db
    .selectFrom("policies")
    .select("version")
    .where("docname", "=", consentPolicy)
    .limit(1)
    .executeTakeFirst();
  return { versions, askedFor: inForce?.version ?? null };
}

/** From this version on customers are asked again. The catalogue is locked. */
export async function markMaterial(tx: DbOrTx, version: string): Promise<void> {
  await tx
    .updateTable("policy_versions")
    .set({ material: true })
    .where("docname", "=", consentPolicy)
    .where("version", "=", version)
    .execute();
}
