import type { GatewayRefund } from "../../../adapters/payment/payment-gateway.ts";
import { money } from "../../../kernel/money.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrderById, moveOrder } from "../orders/store.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";
import { closeWhenAllIsBack } from "./give-back.server.ts";
import { bookedOf, linesOf, writeLedger } from "./ledger-store.server.ts";
import { ledgerOfRefund, turnedRound } from "./ledger.ts";
import { moveRefund, refundById, refundByReference, type Refund } from "./refund-store.server.ts";
import { paymentById } from "./store.server.ts";

/** Processes a webhook about a refund; unknown ones are not ours or come before we recorded the reference. */
export async function settleRefundByReference(shop: AtGateway, found: GatewayRefund): Promise<boolean> {
  const refund = await refundByReference(shop.db, shop.payments.name, found.reference);
  if (refund) await settleRefund(shop, refund, found);
  return refund !== undefined;
}

/** Processes the gateway's report on a refund. Lock order: the order's row first. */
export async function settleRefund({ db, clock, log }: Shop, refund: Refund, found: GatewayRefund): Promise<void> {
  const now = clock();
  const failed = await db.transaction().execute(async (tx) => {
    await lockOrderById(tx, refund.order_id);
    const before = (await refundById(tx, refund.id))!;
    const settled_at = found.state === "pending" ? null : now;
    const moved = await moveRefund(tx, refund.id, found.state, {
      gateway_reference: found.reference,
      failure: found.failure ?? null,
      settled_at,
    });
    if (!moved || found.state === "pending") return false;
    if (found.state === "succeeded") await moneyIsBack(tx, refund, now);
    else await moneyIsNotBack(tx, before, found, now);
    return found.state === "failed";
  });
  if (failed) log.error({ refundId: refund.id, failure: found.failure }, "a refund failed; a case is open");
}

async function moneyIsBack(tx: DbOrTx, refund: Refund, now: Date): Promise<void> {
  const payment = (await paymentById(tx, refund.payment_id))!;
  const { paid, back } = await bookedOf(tx, payment);
  const lines = ledgerOfRefund(
    { paid, back },
    money(refund.sold_amount, payment.currency),
    money(refund.amount, refund.currency),
  );
  await writeLedger(tx, refund.order_id, `refund:${refund.id}`, lines, now);
  await closeWhenAllIsBack(tx, refund.order_id, now);
  await queueMail(tx, refund.order_id, "refunded", now, { what: refund.id });
}

/**
 * Handles a failed refund: where it had been reported as done, the ledger is reversed, and a refunded order is
 * refunding again; one that stays delivered is unchanged. A case asks staff to find another way.
 */
async function moneyIsNotBack(
  tx: DbOrTx,
  { id, order_id, state, amount, currency, reason }: Refund,
  { failure }: GatewayRefund,
  now: Date,
): Promise<void> {
  if (state === "succeeded") {
    await writeLedger(tx, order_id, `refund-failed:${id}`, turnedRound(await linesOf(tx, `refund:${id}`)), now);
    const order = await lockOrderById(tx, order_id);
    if (order.state === "refunded") await moveOrder(tx, order_id, "refunding");
  }
  const details = { failure: failure ?? null, amount, currency, reason, before: state };
  await openCase(tx, { kind: "refund_failed", subject: id, orderId: order_id, details }, now);
}
