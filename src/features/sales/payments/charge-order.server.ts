import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { holdEnds, holdStock } from "../orders/held-stock.server.ts";
import { isClosed } from "../orders/rules.ts";
import { lockOrderById, moveOrder } from "../orders/store.server.ts";
import { liveOrNewAttempt, type KeptCard } from "./new-attempt.server.ts";
import { paymentByRequestKey, type Payment } from "./store.server.ts";

/**
 * `card`: a saved card (`PaymentGateway.saveCard`), which is charged where it is kept. `requestKey`: a uuid, one for
 * each occasion to charge.
 */
export type Charge = { orderId: string; card: KeptCard; requestKey: string };

/**
 * Pays an order that is `placed` while the shopper is away, in the caller's transaction: stock is set aside and the
 * payment written down, and the job `check-payment`, enqueued here and due at once, charges the card and settles
 * (`charge-card`). So a process may die at any moment: the job comes again, asks with the same id, and nothing is
 * charged twice. The gateway is asked for PAYMENT_MINUTES at most; nobody is charged out of the blue when it has been
 * down for long.
 *
 * What becomes of it: `succeeded`, and the order goes its way; or `failed`, with the gateway's word in `failure`
 * (`card_declined`, `insufficient_funds`, `authentication_required`, `card_forgotten`, `expired`), and the order is
 * `placed` again, may be paid on a page, and is closed by `close-orders` like any other that nobody paid.
 *
 * The same `requestKey` answers the same payment, however it stands. Refuses ORDER_ALREADY_PAID (also while somebody is
 * paying it), ORDER_CLOSED, OUT_OF_STOCK, FEW_LEFT, HELD_UNPAID, REQUEST_KEY_REUSED; then nothing is written, if the
 * caller lets the refusal through.
 */
export async function chargeOrder(
  tx: DbOrTx,
  { orderId, card, requestKey }: Charge,
  context: Pick<Context, "config" | "vault" | "offeredGateway" | "log" | "now">,
): Promise<Payment> {
  const order = await lockOrderById(tx, orderId);
  const repeated = await paymentByRequestKey(tx, requestKey);
  if (repeated)
    return repeated.order_id === orderId && repeated.saved_card === card.reference && repeated.gateway === card.gateway
      ? repeated
      : refuse("REQUEST_KEY_REUSED");
  if (isClosed(order.state)) return refuse("ORDER_CLOSED");
  if (order.state !== "placed") return refuse("ORDER_ALREADY_PAID");
  const endsBy = holdEnds(order, context);
  await moveOrder(tx, orderId, "paying");
  const total = money(order.total_amount, order.currency);
  const payment = await liveOrNewAttempt(
    tx,
    { orderId, payable: { kind: "order", id: orderId }, total, method: "card", requestKey, savedCard: card, endsBy },
    context,
  );
  await holdStock(tx, order, context);
  return payment;
}
