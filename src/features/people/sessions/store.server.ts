import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { SessionRow } from "../../../platform/database/tables.ts";

type Session = Selectable<SessionRow>;

/**
 * Returns its id. `former`: the hash of the browser's previous token, whose session ends. If the same holder signs in
 * again, the row gets the new token and keeps the browser's push subscriptions.
 */
export async function putSession(
  db: DbOrTx,
  former: Buffer | undefined,
  whose: Omit<Insertable<SessionRow>, "id" | "opened_by"> & Pick<Session, "account_id" | "iccid">,
): Promise<string> {
  const { account_id, iccid } = whose;
  const session = { ...whose, opened_by: null };
  if (former) {
    const same = db.updateTable("sessions").set(session).where("token_hash", "=", former);
    const renewed = await same
      .where("account_id", "is not distinct from", account_id)
      .where("iccid", "is not distinct from", iccid)
      .returning("id")
      .executeTakeFirst();
    if (renewed) return renewed.id;
    await db.deleteFrom("sessions").where("token_hash", "=", former).execute();
  }
  return (await db.insertInto("sessions").values(session).returning("id").executeTakeFirstOrThrow()).id;
}

/**
 * A session beside another one, for a browser that it lets in: as long as that one and no longer, also where it is ended by
 * hand. Undefined where it has ended meanwhile.
 */
export async function openBeside(db: DbOrTx, id: string, tokenHash: Buffer, now: Date): Promise<Session | undefined> {
  const { rows } = await sql<Session>`
    with of as (select * from sessions where id = ${id} for key share)
    insert into sessions (token_hash, account_id, iccid, device, country, stays, plain_cookie, sim_proven_by, opened_by,
      created_at, seen_at, expires_at)
    select ${tokenHash}::bytea, account_id, iccid, device, country, stays, false, sim_proven_by, id, created_at,
      ${now}::timestamptz, expires_at from of
    returning *`.execute(db);
  return rows[0];
}

export function liveSession(db: DbOrTx, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom("sessions")
    .select([
      "id",
      "account_id",
      "iccid",
      "sim_proven_by",
      "seen_at",
      "stays",
      "created_at",
      "expires_at",
      "plain_cookie",
    ])
    .modifyFront(prepared)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export function sessionById(db: DbOrTx, id: string): Promise<Session | undefined> {
  return db.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function noteSeen(db: DbOrTx, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db.updateTable("sessions").set({ seen_at: now, expires_at: expiresAt }).where("id", "=", id).execute();
}

export async function endSession(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

/** Records that the SIM's holder has named its order. */
export async function proveSession(db: DbOrTx, id: string, orderId: string): Promise<void> {
  await db.updateTable("sessions").set({ sim_proven_by: orderId }).where("id", "=", id).execute();
}

/** Ends all of an account's sessions but this one. Returns how many. */
export async function endOtherSessions(db: DbOrTx, accountId: string, but: string | undefined): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .$if(but !== undefined, (others) => others.where("id", "<>", but!))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Ends one of an account's own. Returns how many: another account's is none. */
export async function endSessionOf(db: DbOrTx, accountId: string, id: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Most recently used first, a hundred at most. */
export function sessionsOf(db: DbOrTx, accountId: string, now: Date): Promise<Session[]> {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("seen_at", "desc")
    .orderBy("id")
    .limit(100)
    .execute();
}

/** Whoever was let in by an order's former mailbox sees the SIM masked again. */
export async function unproveSessions(tx: DbOrTx, orderId: string): Promise<void> {
  await tx.updateTable("sessions").set({ sim_proven_by: null }).where("sim_proven_by", "=", orderId).execute();
}
