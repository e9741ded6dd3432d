import { sql } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Order } from "./store.server.ts";

const daysBack = 365;
const mostTold = 50;

/**
 * The orders of the last 12 months that were made with an address and not given up, the newest first; `orders_email`
 * finds them.
 */
export function ordersOfMailbox(db: DbOrTx, email: string, now: Date): Promise<Order[]> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .where("placed_at", ">", new Date(now.getTime() - daysBack * dayMs))
    .where("state", "!=", "cancelled")
    .orderBy("placed_at", "desc")
    .limit(mostTold)
    .execute();
}
