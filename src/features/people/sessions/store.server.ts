import type { Insertable, Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { SessionRow } from "../../../platform/database/tables.ts";

type Session = Selectable<SessionRow>;

/**
 * Answers its id. `former`: the hash of the token that the browser had, whose session ends. Where its holder signs in
 * anew its row goes on under the new token, with the messages that this browser wants.
 */
export async function putSession(
  db: DbOrTx,
  former: Buffer | undefined,
  session: Omit<Insertable<SessionRow>, "id"> & Pick<Session, "account_id" | "iccid">,
): Promise<string> {
  const { account_id, iccid } = session;
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

export async function noteSeen(db: DbOrTx, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db.updateTable("sessions").set({ seen_at: now, expires_at: expiresAt }).where("id", "=", id).execute();
}

export async function endSession(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

/** Who holds the SIM has named the order that it came with. */
export async function proveSession(db: DbOrTx, id: string, orderId: string): Promise<void> {
  await db.updateTable("sessions").set({ sim_proven_by: orderId }).where("id", "=", id).execute();
}

/** All of an account but this one. Answers how many. */
export async function endOtherSessions(db: DbOrTx, accountId: string, but: string | undefined): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .$if(but !== undefined, (others) => others.where("id", "<>", but!))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** One of an account's own. Answers how many: somebody else's is none. */
export async function endSessionOf(db: DbOrTx, accountId: string, id: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The latest seen first, a hundred at most. */
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
