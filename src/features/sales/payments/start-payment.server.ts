import type { InputOf } from "../../../kernel/endpoint.ts";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { beginPaying, newHoldEnd } from "../orders/held-stock.server.ts";
import { currentHoldEnd } from "../orders/holds-store.server.ts";
import { lockOrderBehindKey } from "../orders/order-behind-key.server.ts";
import { refuseStoppedPromo } from "../orders/order-promo.server.ts";
import { isClosed, isPaid } from "../orders/rules.ts";
import type { OrderToShow } from "../orders/store.server.ts";
import { StartPayment } from "./contract.ts";
import { liveOrNewAttempt } from "./new-attempt.server.ts";
import { waysToPay } from "./offered-gateway.server.ts";
import { conversionOf, openPayPage, orderPayPage } from "./pay-page.server.ts";
import { attemptsBefore, type Payment } from "./store.server.ts";

type Wish = InputOf<typeof StartPayment>;

/**
 * The attempt is written first, then the gateway is called with its id as idempotency key: a crash cannot create two.
 */
export const startPayment = operation(StartPayment, async (wish, context) => {
  const { order, payment } = await attempt(wish, context);
  const payPage = await openPayPage(payment, orderPayPage(order, context), context);
  return { payPage, ...(await conversionOf(payment, context)) };
});

async function attempt(wish: Wish, context: Context): Promise<{ order: OrderToShow; payment: Payment }> {
  const { db, vault, now } = context;
  const ways = await waysToPay(context);
  return db.transaction().execute(async (tx) => {
    const order = await lockOrderBehindKey(tx, wish, { vault, now });
    const { repeated, live = null } = await attemptsBefore(tx, order.id, wish.requestKey);
    if (repeated) return { order, payment: theSame(repeated, order, wish) };
    if (isPaid(order.state)) return refuse("ORDER_ALREADY_PAID");
    if (isClosed(order.state)) return refuse("ORDER_CLOSED");
    await refuseStoppedPromo(tx, order);
    const held = order.state === "placed" ? undefined : await currentHoldEnd(tx, order.id);
    const isToHold = order.state === "placed" || (held !== undefined && held <= context.now);
    const endsBy = isToHold ? newHoldEnd(order, context) : held;
    const { method, requestKey } = wish;
    const total = money(order.total_amount, order.currency);
    const payment = await liveOrNewAttempt(
      tx,
      { orderId: order.id, payable: { kind: "order", id: order.id }, total, method, requestKey, live, endsBy, ways },
      context,
    );
    if (isToHold) await beginPaying(tx, order, context);
    return { order, payment };
  });
}

function theSame(payment: Payment, order: OrderToShow, { method }: Wish): Payment {
  return payment.payable_kind === "order" && payment.payable_id === order.id && payment.method === method
    ? payment
    : refuse("REQUEST_KEY_REUSED");
}
