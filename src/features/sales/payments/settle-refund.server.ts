import type { GatewayRefund } from "../../../adapters/payment/payment-gateway.ts";
import { money } from "../../../kernel/money.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";
import { bookedOf, linesOf, writeLedger } from "./ledger-store.server.ts";
import { ledgerOfRefund, turnedRound } from "./ledger.ts";
import type { LockedPayable } from "./payable.ts";
import { lockPayable } from "./payables.server.ts";
import { moveRefund, refundById, refundByReference, type Refund } from "./refund-store.server.ts";
import { paymentById, type Payment } from "./store.server.ts";

/** Processes a webhook about a refund; unknown ones are not ours or come before we recorded the reference. */
export async function settleRefundByReference(shop: AtGateway, found: GatewayRefund): Promise<boolean> {
  const refund = await refundByReference(shop.db, shop.payments.name, found.reference);
  if (refund) await settleRefund(shop, refund, found);
  return refund !== undefined;
}

/** Processes the gateway's report on a refund. Lock order: the payable first. */
export async function settleRefund({ db, clock, log }: Shop, refund: Refund, found: GatewayRefund): Promise<void> {
  const now = clock();
  const failed = await db.transaction().execute(async (tx) => {
    const payment = (await paymentById(tx, refund.payment_id))!;
    const payable = await lockPayable(tx, payment);
    const before = (await refundById(tx, refund.id))!;
    const settled_at = found.state === "pending" ? null : now;
    const moved = await moveRefund(tx, refund.id, found.state, {
      gateway_reference: found.reference,
      failure: found.failure ?? null,
      settled_at,
    });
    if (!moved || found.state === "pending") return false;
    if (found.state === "succeeded") await moneyIsBack(tx, { refund, payment, payable }, now);
    else await moneyIsNotBack(tx, { refund: before, payable }, found, now);
    return found.state === "failed";
  });
  if (failed) log.error({ refundId: refund.id, failure: found.failure }, "a refund failed; a case is open");
}

type Settling = { refund: Refund; payment: Payment; payable: LockedPayable };

async function moneyIsBack(tx: DbOrTx, { refund, payment, payable }: Settling, now: Date): Promise<void> {
  const lines = ledgerOfRefund(
    await bookedOf(tx, payment, payable.sold.account),
    money(refund.sold_amount, payment.currency),
    money(refund.amount, refund.currency),
  );
  await writeLedger(tx, payable.orderId, `refund:${refund.id}`, lines, now);
  await payable.refunded(refund, now);
}

/**
 * Handles a failed refund: where it had been reported as done, the ledger is reversed, and what was refunded is not any
 * more. A case asks staff to find another way.
 */
async function moneyIsNotBack(
  tx: DbOrTx,
  { refund, payable }: Omit<Settling, "payment">,
  { failure }: GatewayRefund,
  now: Date,
): Promise<void> {
  const { id, state, amount, currency, reason } = refund;
  const { orderId } = payable;
  if (state === "succeeded") {
    await writeLedger(tx, orderId, `refund-failed:${id}`, turnedRound(await linesOf(tx, `refund:${id}`)), now);
    await payable.notRefunded(refund);
  }
  const details = { failure: failure ?? null, amount, currency, reason, before: state };
  await openCase(tx, { kind: "refund_failed", subject: id, orderId, details }, now);
}
