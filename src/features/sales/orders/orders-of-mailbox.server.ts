import { sql } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Order } from "./store.server.ts";

const daysBack = 365;
const mostListed = 50;

/** A mailbox's orders of the last 12 months that were not cancelled, newest first; uses the index `orders_email`. */
export function ordersOfMailbox(db: DbOrTx, email: string, now: Date): Promise<Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("placed_at", ">", new Date(now.getTime() - daysBack * dayMs))
    .where("state", "!=", "cancelled")
    .orderBy("placed_at", "desc")
    .limit(mostListed)
    .execute();
}
