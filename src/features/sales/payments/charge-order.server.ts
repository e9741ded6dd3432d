import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { beginPaying, newHoldEnd } from "../orders/held-stock.server.ts";
import { isClosed } from "../orders/rules.ts";
import { lockOrderById } from "../orders/store.server.ts";
import { liveOrNewAttempt, type KeptCard } from "./new-attempt.server.ts";
import { paymentByRequestKey, type Payment } from "./store.server.ts";

/**
 * `card`: a saved card (`PaymentGateway.saveCard`), charged at the gateway that keeps it. `requestKey`: a uuid, one per
 * occasion to charge.
 */
export type Charge = { orderId: string; card: KeptCard; requestKey: string };

/**
 * Pays a `placed` order without the shopper, in the caller's transaction: reserves stock, writes the payment and
 * enqueues `check-payment` to run at once, which charges the card and settles (`charge-card`). A crash is harmless: the
 * job runs again with the same id, and nothing is charged twice. The gateway is tried for PAYMENT_MINUTES at most, so
 * that nobody is charged unexpectedly after a long outage.
 *
 * The result: `succeeded`, and the order continues; or `failed`, with the gateway's reason in `failure`
 * (`card_declined`, `insufficient_funds`, `authentication_required`, `card_forgotten`, `expired`), and the order is
 * `placed` again, may be paid on a page, and is closed by `close-orders` like any other unpaid one.
 *
 * The same `requestKey` returns the same payment in whatever state. Refuses ORDER_ALREADY_PAID (also while somebody is
 * paying it), ORDER_CLOSED, OUT_OF_STOCK, FEW_LEFT, HELD_UNPAID, REQUEST_KEY_REUSED; nothing is written then, provided
 * the caller lets the refusal propagate.
 */
export async function chargeOrder(
  tx: DbOrTx,
  { orderId, card, requestKey }: Charge,
  context: Pick<Context, "config" | "vault" | "gateways" | "log" | "now">,
): Promise<Payment> {
  const order = await lockOrderById(tx, orderId);
  const repeated = await paymentByRequestKey(tx, requestKey);
  if (repeated)
    return repeated.order_id === orderId && repeated.saved_card === card.reference && repeated.gateway === card.gateway
      ? repeated
      : refuse("REQUEST_KEY_REUSED");
  if (isClosed(order.state)) return refuse("ORDER_CLOSED");
  if (order.state !== "placed") return refuse("ORDER_ALREADY_PAID");
  const endsBy = newHoldEnd(order, context);
  const total = money(order.total_amount, order.currency);
  const payment = await liveOrNewAttempt(
    tx,
    { orderId, payable: { kind: "order", id: orderId }, total, method: "card", requestKey, savedCard: card, endsBy },
    context,
  );
  await beginPaying(tx, order, context);
  return payment;
}
