import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Serialises the counting of e-mails to this mailbox until the transaction ends. */
export async function oneAtATime(tx: DbOrTx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order-links ${email.toLowerCase()}`}, 0))`.execute(tx);
}

export async function lettersSince(tx: DbOrTx, email: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("mails")
    .innerJoin("orders", "orders.id", "mails.order_id")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where(sql`lower(orders.email)`, "=", email.toLowerCase())
    .where("mails.kind", "=", "order_links")
    .where("mails.queued_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
