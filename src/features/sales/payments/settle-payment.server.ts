import type { GatewayPayment } from "../../../adapters/payment/payment-gateway.ts";
import { money, sameMoney, type Money } from "../../../kernel/money.ts";
import { isDatabaseAway } from "../../../platform/database/away.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OrderState } from "../../../platform/database/tables.ts";
import { paymentHere, thereOf } from "./difference-facts.ts";
import { openDifference } from "./difference-store.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";
import { writeLedger } from "./ledger-store.server.ts";
import { ledgerOfFee, ledgerOfPayment, type Sold } from "./ledger.ts";
import { lockPaidFor } from "./payables.server.ts";
import { settledState } from "./rules.ts";
import { writeSettled } from "./settled-store.server.ts";
import { noteEvent, noteFee, type Payment } from "./store.server.ts";

/** `unknown`: no payment of ours has this reference (yet); `repeated`: nothing new; otherwise the new state. */
type Settled = "unknown" | "repeated" | "open" | "succeeded" | "failed" | "cancelled";

/**
 * Processes a gateway's report on a payment, from a webhook, a query or a list; `payments` is that gateway. Repeated,
 * late and out-of-order reports are harmless: the payable is locked first (the lock order of everything that moves its
 * money), states only move forward, and what follows is done or enqueued in the same transaction.
 */
export async function settlePayment(shop: AtGateway, found: GatewayPayment, event?: Event): Promise<Settled> {
  try {
    return await settled(shop, found, { event, atOnce: true });
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // whatever keeps an order from being delivered keeps no money out of the books
    shop.log.error({ err: error, reference: found.reference }, "not settled and delivered in one; the job delivers");
    return settled(shop, found, { event, atOnce: false });
  }
}

type Event = { id: string; kind: string };
type How = { event: Event | undefined; atOnce: boolean };

async function settled(shop: AtGateway, found: GatewayPayment, { event, atOnce }: How): Promise<Settled> {
  const { db, payments, clock, metrics } = shop;
  const now = clock();
  const { settled, reached } = await db.transaction().execute(async (tx): Promise<Done> => {
    const paid = await lockPaidFor(tx, payments.name, found.reference);
    if (!paid) return { settled: "unknown" };
    const { payment, payable } = paid;
    const state = settledState(found.state);
    if (!state || (state === "succeeded" && isOtherAmount(payment, found))) {
      if (event && !(await noteEvent(tx, payments.name, event.id, event.kind, now))) return { settled: "repeated" };
      if (state) await openOtherAmount(tx, payable.orderId, { payment, found }, now);
      return { settled: "open" };
    }
    const { heard, moved, live } = await writeSettled(
      tx,
      payment,
      {
        state,
        failure: found.failure ?? null,
        settledAt: found.settledAt ?? now,
        ...(state === "succeeded" ? booking(payment, payable.sold, found.fee) : { fee: undefined, lines: [] }),
        event,
      },
      now,
    );
    if (event && !heard) return { settled: "repeated" };
    if (!moved) {
      if (state === "succeeded" && found.fee) await bookFee(tx, payment, found.fee, now);
      return { settled: "repeated" };
    }
    if (state !== "succeeded") await payable.unpaid();
    return { settled: state, reached: state === "succeeded" ? await payable.paid(now, { live, atOnce }) : undefined };
  });
  if (reached) metrics.orders.inc({ state: reached });
  return settled;
}

/** The fee where the gateway tells it at once; else it is booked when it is told. */
function booking(payment: Payment, sold: Sold, fee: Money | undefined) {
  const { id, currency } = payment;
  const paid = ledgerOfPayment(sold, currency, asked(payment)).map((line) => ({ ...line, occasion: `payment:${id}` }));
  const kept = fee && fee.amount !== 0 ? ledgerOfFee(fee).map((line) => ({ ...line, occasion: `fee:${id}` })) : [];
  return { fee, lines: [...paid, ...kept] };
}

/** Not again while a colleague has decided about these very facts. */
async function openOtherAmount(
  tx: DbOrTx,
  orderId: string | null,
  { payment, found }: Differing,
  now: Date,
): Promise<void> {
  const there = thereOf({ ...found, amount: found.charged });
  await openDifference(
    tx,
    { kind: "payment_other_amount", gateway: payment.gateway, there, here: paymentHere(payment), orderId },
    now,
  );
}

type Differing = { payment: Payment; found: GatewayPayment };
type Done = { settled: Settled; reached?: OrderState | undefined };

const asked = ({ charged_amount, charged_currency }: Payment) => money(charged_amount, charged_currency);

/** A charge of another amount means that the gateway is broken or forged: nothing is booked, and a case is opened. */
function isOtherAmount(payment: Payment, { charged }: GatewayPayment): boolean {
  return charged !== undefined && !sameMoney(charged, asked(payment));
}

/** Booked once, when the gateway first reports it: with the payment, or days later in its list. */
async function bookFee(tx: DbOrTx, payment: Payment, fee: Money, now: Date): Promise<void> {
  if (!(await noteFee(tx, payment.id, fee)) || fee.amount === 0) return;
  await writeLedger(tx, payment.order_id, `fee:${payment.id}`, ledgerOfFee(fee), now);
}
