import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

export type ConsentGiven = { consent: string; text_version: string; given_at: Date };

export function consentsGiven(db: DbOrTx, orderId: string): Promise<ConsentGiven[]> {
  return db
    .selectFrom("order_consents")
    .select(["consent", "text_version", "given_at"])
    .where("order_id", "=", orderId)
    .orderBy("consent")
    .execute();
}

/** The first e-mail that carried the contract: each way of buying has its own. */
export function confirmationSent(db: DbOrTx, orderId: string): Promise<{ id: string; at: Date } | undefined> {
  return db
    .selectFrom("mails")
    .select(["id", sql<Date>`sent_at`.as("at")])
    .where("order_id", "=", orderId)
    .where("kind", "in", ["order_confirmed", "esim_ready", "sims_renewed"])
    .where("sent_at", "is not", null)
    .where("recipient", "is", null)
    .orderBy("sent_at")
    .limit(1)
    .executeTakeFirst();
}
