import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { holdForReview } from "../../records/fraud-marks/hold-for-review.server.ts";
import { holdOf } from "../../records/fraud-marks/store.server.ts";
import { lockOrderById, type Order } from "./store.server.ts";

/** What fraud is known by waits for a person (decision 80). */
export async function isHeld(db: DbOrTx, id: string): Promise<boolean> {
  const { marked, alike } = await holdOf(db, id);
  return marked || alike;
}

/** Locked, which serialises workers; undefined when it is not waiting for delivery. What is held has not been tried. */
export async function orderToDeliver(tx: DbOrTx, id: string, now: Date): Promise<Order | "held" | undefined> {
  const order = await lockOrderById(tx, id);
  if (order.state !== "paid") return undefined;
  return (await holdForReview(tx, order, now)) ? "held" : order;
}
