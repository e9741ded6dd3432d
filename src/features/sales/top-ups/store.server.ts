import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { TopUpRow, TopUpState } from "../../../platform/database/tables.ts";
import { topUpStatesBefore } from "./rules.ts";

export type TopUp = Selectable<TopUpRow>;

/** Undefined: this request key has made one already. */
export function insertTopUp(tx: DbOrTx, topUp: Insertable<TopUpRow>): Promise<TopUp | undefined> {
  return tx
    .insertInto("top_ups")
    .values(topUp)
    .onConflict((conflict) => conflict.column("request_key").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function topUpByRequest(db: DbOrTx, requestKey: string): Promise<TopUp | undefined> {
  return db.selectFrom("top_ups").selectAll().where("request_key", "=", requestKey).executeTakeFirst();
}

export function topUpByNumber(db: DbOrTx, number: string): Promise<TopUp | undefined> {
  return db.selectFrom("top_ups").selectAll().where("number", "=", number).executeTakeFirst();
}

export function topUpById(db: DbOrTx, id: string): Promise<TopUp> {
  return db.selectFrom("top_ups").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export function lockTopUp(tx: DbOrTx, id: string): Promise<TopUp> {
  return tx.selectFrom("top_ups").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

type Also = Pick<Updateable<TopUpRow>, "paid_at" | "ended_at" | "valid_until" | "failure">;

/** The only way to change a top-up's state; false when its state does not allow the transition. */
export async function moveTopUp(tx: DbOrTx, id: string, state: TopUpState, also: Also): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("top_ups")
    .set({ ...also, state })
    .where("id", "=", id)
    .where("state", "in", topUpStatesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Where its news goes: as whoever pays it said last. */
export async function noteContact(
  tx: DbOrTx,
  id: string,
  contact: Required<Pick<Updateable<TopUpRow>, "email" | "phone" | "language">>,
): Promise<void> {
  await tx.updateTable("top_ups").set(contact).where("id", "=", id).execute();
}

/** Counts a try at the network; answers how many there were with this one. */
export async function countTry(db: DbOrTx, id: string): Promise<number> {
  const { attempts } = await db
    .updateTable("top_ups")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("id", "=", id)
    .returning("attempts")
    .executeTakeFirstOrThrow();
  return attempts;
}

/** Made by itself, and its owner was told that nothing was charged: it must not be paid any more. */
export async function isGivenUp(tx: DbOrTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from prepaid_auto_charges where top_up_id = ${id} and state = 'failed' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Paid onto this card, and not on it yet. */
export async function isUnderWay(db: DbOrTx, iccid: string): Promise<boolean> {
  const { rows } = await sql`select from top_ups where iccid = ${iccid} and state = 'paid' limit 1`.execute(db);
  return rows.length > 0;
}

/** Top-ups stay for book-keeping, without whoever paid them. */
export async function forgetPayer(tx: DbOrTx, { id, email }: { id: string | null; email: string }): Promise<void> {
  await sql`update top_ups set account_id = null, email = null, phone = null
    where account_id = ${id}::uuid or (account_id is null and lower(email) = lower(${email}))`.execute(tx);
}
