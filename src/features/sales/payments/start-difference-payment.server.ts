import { money } from "../../../kernel/money.ts";
import type { PaymentMethod } from "../../../kernel/payment-method.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { isPaid } from "../orders/rules.ts";
import { lockOrderById, type OrderToShow } from "../orders/store.server.ts";
import { liveOrNewAttempt } from "./new-attempt.server.ts";
import { waysToPay } from "./offered-gateway.server.ts";
import { conversionOf, openPayPage, orderPayPage } from "./pay-page.server.ts";
import { paymentByRequestKey, type Payment } from "./store.server.ts";

/**
 * `amount`: the difference in minor units of the order's currency, above 0. `returnTo`: the page of the shop to return
 * to, such as `order-detail`; order number and key are added. `note` records, in the same transaction, which payment
 * the plan change waits for (plan_changes.payment_id).
 */
export type Difference = {
  orderId: string;
  changeId: string;
  amount: number;
  method: PaymentMethod;
  requestKey: string;
  returnTo: string;
  note: (tx: DbOrTx, paymentId: string) => Promise<void>;
};

/**
 * Starts the payment of a plan change's price difference, for a paid order. The caller has checked the order's key. The
 * same `requestKey` returns the same page; another method replaces the open attempt, and `note` is called with the new
 * payment. Once paid, the job `apply-plan-change` gets `{ paymentId }` (instead of deliver-order); if the change is no
 * longer wanted by then, that job calls `refundUnwanted`. A difference that fails, or is never paid, leaves the order
 * unchanged. Refuses ORDER_CLOSED (not paid, or taken back), REQUEST_KEY_REUSED, METHOD_NOT_OFFERED,
 * GATEWAY_UNAVAILABLE.
 */
export async function startDifferencePayment(wish: Difference, context: Context) {
  const { order, payment } = await attempt(wish, context);
  return {
    paymentId: payment.id,
    payPage: await openPayPage(payment, orderPayPage(order, context, wish.returnTo), context),
    ...(await conversionOf(payment, context)),
  };
}

async function attempt(wish: Difference, context: Context): Promise<{ order: OrderToShow; payment: Payment }> {
  const { orderId, changeId, amount, method, requestKey, note } = wish;
  const ways = await waysToPay(context);
  return context.db.transaction().execute(async (tx) => {
    const order = await lockOrderById(tx, orderId);
    const repeated = await paymentByRequestKey(tx, requestKey);
    if (repeated) return { order, payment: theSame(repeated, wish) };
    if (!isPaid(order.state)) return refuse("ORDER_CLOSED");
    const payment = await liveOrNewAttempt(
      tx,
      {
        orderId,
        payable: { kind: "plan_change", id: changeId },
        total: money(amount, order.currency),
        method,
        requestKey,
        ways,
      },
      context,
    );
    await note(tx, payment.id);
    return { order, payment };
  });
}

function theSame(payment: Payment, { orderId, amount, method }: Difference): Payment {
  const same =
    payment.order_id === orderId &&
    payment.payable_kind === "plan_change" &&
    payment.amount === amount &&
    payment.method === method;
  return same ? payment : refuse("REQUEST_KEY_REUSED");
}
