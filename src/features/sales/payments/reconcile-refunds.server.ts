import { GatewayUnavailable, type ListedRefund } from "../../../adapters/payment/payment-gateway.ts";
import { isUuid } from "../../../kernel/uuid.ts";
import { refundHere, thereOf } from "./difference-facts.ts";
import { wasReturnedThere } from "./difference-store.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";
import { compareRefund, type Difference } from "./reconciliation.ts";
import { refundAt, refundByReference, refundsAskedBetween, type Refund } from "./refund-store.server.ts";
import { reportDifference, type Comparing } from "./report-difference.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

/** The same for refunds, including those made by hand at the gateway. */
export async function reconcileRefunds(shop: Comparing, window: { from: Date; to: Date }): Promise<void> {
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

async function lookAt(shop: Comparing, theirs: ListedRefund): Promise<void> {
  const ours = await ourRefund(shop, theirs);
  // a failed refund moved no money, so nothing is missing here
  if (!ours)
    return theirs.state === "failed" || (await isOurReturn(shop, theirs))
      ? undefined
      : report(shop, "missing_here", theirs);
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
  if (known || !refundId || !isUuid(refundId)) return known;
  const asked = await refundAt(db, payments.name, refundId);
  return asked?.gateway_reference ? undefined : asked;
}

/** Of money that is in no order's books: a colleague sent it back where it came from. */
async function isOurReturn({ db }: AtGateway, { refundId, amount }: ListedRefund): Promise<boolean> {
  return refundId !== null && isUuid(refundId) && wasReturnedThere(db, refundId, amount);
}

async function stateNow({ payments }: AtGateway, reference: string): Promise<string> {
  try {
    return (await payments.findRefund(reference)).state;
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    return "unknown";
  }
}

type Theirs = {
  reference: string;
  state: string;
  amount: unknown;
  paymentId?: string | null;
  refundId?: string | null;
};

function report(
  shop: Comparing,
  difference: Exclude<Difference, "other_fee">,
  theirs: Theirs,
  ours?: Refund,
): Promise<void> {
  return reportDifference(shop, {
    kind: `refund_${difference}`,
    there: thereOf(theirs),
    here: ours ? refundHere(ours) : null,
    orderId: ours?.order_id ?? null,
  });
}
