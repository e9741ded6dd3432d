import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Priority } from "../../../platform/jobs/add-job.server.ts";
import { closeUnpaid } from "../orders/close-orders.server.ts";
import type { Order } from "../orders/store.server.ts";
import { endAttempt } from "./end-attempt.server.ts";
import { livePayment } from "./store.server.ts";

/**
 * Cancels an order whose row the caller has locked: its stock and promo code are released at once and its payment page
 * is closed; money that still arrives is refunded.
 */
export async function cancelUnpaid(
  tx: DbOrTx,
  { id, state }: Pick<Order, "id" | "state">,
  now: Date,
  urgency: { priority?: Priority } = {},
): Promise<"cancelled" | "was_cancelled" | "paid"> {
  if (state === "cancelled") return "was_cancelled";
  if (state !== "placed" && state !== "paying") return "paid";
  const attempt = await livePayment(tx, id);
  if (attempt) await endAttempt(tx, attempt, "cancelled", now, urgency);
  await closeUnpaid(tx, [id], now);
  return "cancelled";
}
