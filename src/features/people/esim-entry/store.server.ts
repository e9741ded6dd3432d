import type { Insertable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { EsimTicketRow } from "../../../platform/database/tables.ts";

/** A session has one at a time: the newest. */
export async function putTicket(db: DbOrTx, ticket: Insertable<EsimTicketRow>): Promise<void> {
  await db
    .insertInto("esim_tickets")
    .values(ticket)
    .onConflict((conflict) => conflict.column("session_id").doUpdateSet(ticket))
    .execute();
}

type Which = { hash: Buffer; browser: string; now: Date };

/** The session that a ticket is of, which is gone with that: of two requests one gets it, another browser never. */
export function takeTicket(db: DbOrTx, { hash, browser, now }: Which): Promise<{ session_id: string } | undefined> {
  return db
    .deleteFrom("esim_tickets")
    .using("sessions")
    .whereRef("sessions.id", "=", "session_id")
    .where("sessions.expires_at", ">", now)
    .where("step", "=", "ticket")
    .where("hash", "=", hash)
    .where("browser", "=", browser)
    .where("esim_tickets.expires_at", ">", now)
    .returning("session_id")
    .executeTakeFirst();
}

/** The same for an account on its way to the operator's service: a code takes the ticket's place. */
export async function tradeTicket(
  db: DbOrTx,
  { hash, browser, now }: Which,
  code: { hash: Buffer; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("esim_tickets")
    .from("sessions")
    .set({ step: "code", ...code })
    .whereRef("sessions.id", "=", "session_id")
    .where("sessions.expires_at", ">", now)
    .where("sessions.account_id", "is not", null)
    .where("step", "=", "ticket")
    .where("hash", "=", hash)
    .where("browser", "=", browser)
    .where("esim_tickets.expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export function takeCode(
  db: DbOrTx,
  hash: Buffer,
  now: Date,
): Promise<{ id: string; email: string; phone: string | null; lang: string } | undefined> {
  return db
    .deleteFrom("esim_tickets")
    .using(["sessions", "accounts"])
    .whereRef("sessions.id", "=", "session_id")
    .whereRef("accounts.id", "=", "sessions.account_id")
    .where("sessions.expires_at", ">", now)
    .where("step", "=", "code")
    .where("hash", "=", hash)
    .where("esim_tickets.expires_at", ">", now)
    .returning(["accounts.id", "accounts.email", "accounts.phone", "accounts.lang"])
    .executeTakeFirst();
}
