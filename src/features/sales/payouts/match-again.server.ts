import { closeCaseAbout, lockCase } from "../../records/cases/store.server.ts";
import type { AtGateway } from "../payments/gateway-of.server.ts";
import { writeLedgerOfMany } from "../payments/ledger-store.server.ts";
import { lockPayable } from "../payments/payables.server.ts";
import { paymentById } from "../payments/store.server.ts";
import { knownOf } from "./known-store.server.ts";
import { bookingsOf, compareLine } from "./rules.ts";
import { matchLine, unknownLines, type UnknownLine } from "./store.server.ts";

/** What is left over has its turn the next day. */
const mostAtOnce = 300;

/** A line may be known by now: a refund that was made by hand at the gateway is in our books once a colleague has taken it over. */
export async function matchAgain(shop: AtGateway): Promise<void> {
  for (const line of await unknownLines(shop.db, shop.payments.name, mostAtOnce)) await matchOne(shop, line);
}

async function matchOne({ db, payments, clock }: AtGateway, line: UnknownLine): Promise<void> {
  const { id, currency, reference, case_id } = line;
  const asked = { ...line, paymentId: line.named_payment, refundId: line.named_refund };
  await db.transaction().execute(async (tx) => {
    const ours = (await knownOf(tx, payments.name, currency, [asked])).get(reference);
    if (!ours || compareLine(asked, currency, ours).verdict !== "right") return;
    // the lock order of whoever settles money and decides about differences
    const payment = ours.paymentId === null ? undefined : await paymentById(tx, ours.paymentId);
    if (payment) await lockPayable(tx, payment);
    const locked = await lockCase(tx, case_id);
    if (!locked || locked.closed_at) return;
    const isMatched = await matchLine(tx, id, {
      payment_id: ours.paymentId,
      refund_id: ours.refundId,
      order_id: ours.orderId,
      booked_amount: ours.booked.amount,
      booked_currency: ours.booked.currency,
    });
    if (!isMatched) return;
    const { orderId } = ours;
    const bookings = bookingsOf(asked, currency, ours);
    await writeLedgerOfMany(
      tx,
      bookings.map((one) => ({ ...one, occasion: `settlement:${id}`, orderId })),
      clock(),
    );
    await closeCaseAbout(tx, { kind: "payout_missing_here", subject: reference }, "Our books have it now.", clock());
  });
}
