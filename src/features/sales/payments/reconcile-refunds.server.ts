import { GatewayUnavailable, type ListedRefund } from "../../../adapters/payment/payment-gateway.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";
import { compareRefund, type Difference } from "./reconciliation.ts";
import { refundAt, refundByReference, refundsAskedBetween, type Refund } from "./refund-store.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** The same for refunds, including those made by hand at the gateway. */
export async function reconcileRefunds(shop: AtGateway, window: { from: Date; to: Date }): Promise<void> {
  const seen = new Set<string>();
  for await (const theirs of shop.payments.listRefunds(window.from, window.to)) {
    seen.add(theirs.reference);
    await lookAt(shop, theirs);
  }
  for (const ours of await refundsAskedBetween(shop.db, shop.payments.name, window)) {
    if (seen.has(ours.gateway_reference!) || (await stateNow(shop, ours.gateway_reference!)) !== "unknown") continue;
    await report(shop, "missing_there", { reference: ours.gateway_reference!, state: "unknown", amount: null }, ours);
  }
}

async function lookAt(shop: AtGateway, theirs: ListedRefund): Promise<void> {
  const ours = await ourRefund(shop, theirs);
  // a failed refund moved no money, so nothing is missing here
  if (!ours) return theirs.state === "failed" ? undefined : report(shop, "missing_here", theirs);
  const verdict = compareRefund(ours, theirs);
  if (verdict === "same") return;
  const { reference, state, failure } = theirs;
  if (verdict === "settle") return settleRefund(shop, ours, { reference, state, ...(failure && { failure }) });
  // our state may have changed since the list was made
  if (verdict === "other_state" && (await stateNow(shop, reference)) === ours.state) return;
  return report(shop, verdict, theirs, ours);
}

/** Found by its reference, or by our id if the process died before it could record the reference. */
async function ourRefund(
  { db, payments }: AtGateway,
  { reference, refundId }: ListedRefund,
): Promise<Refund | undefined> {
  const known = await refundByReference(db, payments.name, reference);
  if (known || !refundId || !uuid.test(refundId)) return known;
  const asked = await refundAt(db, payments.name, refundId);
  return asked?.gateway_reference ? undefined : asked;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function stateNow({ payments }: AtGateway, reference: string): Promise<string> {
  try {
    return (await payments.findRefund(reference)).state;
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    return "unknown";
  }
}

type Theirs = { reference: string; state: string; amount: unknown; paymentId?: string | null };

async function report(
  { db, clock, log }: Shop,
  difference: Exclude<Difference, "other_fee">,
  { reference, state, amount, paymentId }: Theirs,
  ours?: Refund,
): Promise<void> {
  const here = ours && { id: ours.id, state: ours.state, amount: { amount: ours.amount, currency: ours.currency } };
  const details = { there: { reference, state, amount, paymentId: paymentId ?? null }, here: here ?? null };
  await openCase(
    db,
    { kind: `refund_${difference}`, subject: reference, details, orderId: ours?.order_id ?? null },
    clock(),
  );
  log.error({ reference, difference }, "a refund is not the same here and at the gateway; a case is open");
}
