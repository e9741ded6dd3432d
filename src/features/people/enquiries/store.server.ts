import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { EnquiryRow } from "../../../platform/database/tables/enquiries.ts";
import { enquiryStatesBefore, type EnquiryState } from "./rules.ts";

export type Enquiry = Selectable<EnquiryRow>;

export function enquiryByNumber(db: DbOrTx, number: string): Promise<Enquiry | undefined> {
  return db.selectFrom("enquiries").selectAll().where("number", "=", number).executeTakeFirst();
}

export function enquiryById(db: DbOrTx, id: string): Promise<Enquiry | undefined> {
  return db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockEnquiry(tx: DbOrTx, id: string): Promise<Enquiry> {
  return tx.selectFrom("enquiries").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export function enquiryByRequest(db: DbOrTx, requestKey: string): Promise<Enquiry | undefined> {
  return db.selectFrom("enquiries").selectAll().where("request_key", "=", requestKey).executeTakeFirst();
}

/** Two tries of one request wait for each other, before either has a row. */
export async function lockRequest(tx: DbOrTx, requestKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${requestKey}, 390))`.execute(tx);
}

type Draft = Pick<Insertable<EnquiryRow>, "id" | "number" | "language" | "begun_at">;

export async function insertDraft(tx: DbOrTx, draft: Draft): Promise<void> {
  await tx
    .insertInto("enquiries")
    .values({ ...draft, state: "draft", moved_at: draft.begun_at })
    .execute();
}

type Also = Omit<Updateable<EnquiryRow>, "id" | "number" | "state" | "version" | "moved_at">;

/** The only way to change an enquiry's state; false when its state does not allow the transition. */
export async function moveEnquiry(
  tx: DbOrTx,
  { id, state, now }: { id: string; state: EnquiryState; now: Date },
  also: Also = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("enquiries")
    .set({ ...also, state, moved_at: now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .where("state", "in", [...enquiryStatesBefore(state)])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
