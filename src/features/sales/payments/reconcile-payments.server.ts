import { GatewayUnavailable, type ListedPayment } from "../../../adapters/payment/payment-gateway.ts";
import { dayMs } from "../../../kernel/duration.ts";
import { money } from "../../../kernel/money.ts";
import { isUuid } from "../../../kernel/uuid.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { closeWhatIsGone } from "./close-what-is-gone.server.ts";
import { paymentHere, thereOf } from "./difference-facts.ts";
import { atEachGateway, type AtGateway } from "./gateway-of.server.ts";
import { reconcileRefunds } from "./reconcile-refunds.server.ts";
import { comparePayment, type Difference } from "./reconciliation.ts";
import { reportDifference, type Comparing } from "./report-difference.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { noteReference, paymentById, paymentByReference, paymentsOpenedBetween, type Payment } from "./store.server.ts";

/** Longer than a gateway retries a webhook (three days), and so that every day is checked more than once. */
const windowMs = 4 * dayMs;

/** Compares our payments and refunds with each gateway's lists, both ways; one open case per difference. */
export const reconcilePayments = repeatedJob("reconcile-payments", "40 3 * * *", async (shop): Promise<void> => {
  const to = shop.clock();
  const window = { from: new Date(to.getTime() - windowMs), to: new Date(to.getTime() + 60_000) };
  await atEachGateway(shop, async (at) => {
    const there = { ...at, reported: new Set<string>() };
    await reconcile(there, window);
    await reconcileRefunds(there, window);
    await closeWhatIsGone(there);
  });
});

async function reconcile(shop: Comparing, window: { from: Date; to: Date }): Promise<void> {
  const { payments } = shop;
  const seen = new Set<string>();
  for await (const theirs of payments.listPayments(window.from, window.to)) {
    seen.add(theirs.reference);
    await lookAt(shop, theirs);
  }
  for (const ours of await paymentsOpenedBetween(shop.db, payments.name, window)) {
    if (!seen.has(ours.gateway_reference!)) await lookThere(shop, ours);
  }
}

async function lookAt(shop: Comparing, theirs: ListedPayment): Promise<void> {
  const ours = await ourPayment(shop, theirs);
  if (!ours)
    return theirs.state === "succeeded" || theirs.state === "pending"
      ? report(shop, "missing_here", theirs)
      : undefined;
  const verdict = comparePayment(ours, theirs);
  if (verdict === "same") return;
  if (verdict === "close") return addJob(shop.db, "cancel-payment", { paymentId: ours.id });
  const charged = money(ours.charged_amount, ours.charged_currency);
  if (verdict === "settle") return void (await settlePayment(shop, { ...theirs, charged }));
  // our state may have changed since the list was made
  if (verdict === "other_state" && (await stateNow(shop, theirs.reference)) === "succeeded") return;
  return report(shop, verdict, theirs, ours);
}

/** Found by its reference, or by our id if the process died before it could record the reference. */
async function ourPayment(
  { db, payments }: AtGateway,
  { reference, paymentId }: ListedPayment,
): Promise<Payment | undefined> {
  const known = await paymentByReference(db, payments.name, reference);
  if (known || !paymentId || !isUuid(paymentId)) return known;
  const named = await paymentById(db, paymentId);
  if (named?.gateway !== payments.name) return undefined;
  await noteReference(db, paymentId, { gateway_reference: reference, pay_page: null });
  return paymentByReference(db, payments.name, reference);
}

/** A list may lag; only a payment that the gateway does not know even when queried is a difference. */
async function lookThere(shop: Comparing, ours: Payment): Promise<void> {
  if ((await stateNow(shop, ours.gateway_reference!)) !== "unknown") return;
  const theirs = { reference: ours.gateway_reference!, state: "unknown", amount: null };
  await report(shop, "missing_there", theirs, ours);
}

async function stateNow({ payments }: AtGateway, reference: string): Promise<string> {
  try {
    return (await payments.findPayment(reference)).state;
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    return "unknown";
  }
}

type Theirs = { reference: string; state: string; amount: unknown; fee?: unknown; paymentId?: string | null };

function report(shop: Comparing, difference: Difference, theirs: Theirs, ours?: Payment): Promise<void> {
  return reportDifference(shop, {
    kind: `payment_${difference}`,
    there: thereOf(theirs),
    here: ours ? paymentHere(ours) : null,
    orderId: ours?.order_id ?? null,
  });
}
