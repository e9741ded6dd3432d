import { randomUUID } from "node:crypto";
import type { GatewayPayout, PayoutLine } from "../../../adapters/payment/payment-gateway.ts";
import { isCurrency } from "../../../kernel/currency.ts";
import { money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { thereOf, type Here } from "../payments/difference-facts.ts";
import { openDifference } from "../payments/difference-store.server.ts";
import type { AtGateway } from "../payments/gateway-of.server.ts";
import { linesOf, writeLedger, writeLedgerOfMany } from "../payments/ledger-store.server.ts";
import { ledgerOfPayout, turnedRound } from "../payments/ledger.ts";
import { knownOf } from "./known-store.server.ts";
import { bookingsOf, compareLine, netOf, type Compared, type Known } from "./rules.ts";
import { movePayout, putLines, putPayout, type Payout } from "./store.server.ts";

/**
 * Writes a payout down with its lines, once: each is held against our books and booked, and one that they do not have, or
 * otherwise, is a difference. The lines were fetched before.
 */
export async function keepPayout(shop: AtGateway, found: GatewayPayout, lines: readonly PayoutLine[]): Promise<void> {
  const { db, payments, clock } = shop;
  await db.transaction().execute(async (tx) => {
    const payout = await putPayout(tx, {
      gateway: payments.name,
      gateway_reference: found.reference,
      state: "on_its_way",
      ...found.amount,
      created_at: found.createdAt,
      arrives_at: found.arrivesAt,
    });
    if (!payout) return;
    const { currency } = payout;
    const known = onlyOnce(lines, await knownOf(tx, payments.name, currency, lines));
    const judged = lines.map((line) => {
      const ours = known.get(line.reference);
      return { id: randomUUID(), line, ours, ...compareLine(line, currency, ours) };
    });
    await putLines(
      tx,
      judged.map((one) => rowOf(payout.id, one)),
    );
    await writeLedgerOfMany(
      tx,
      judged.flatMap(({ id, line, ours }) =>
        bookingsOf(line, currency, ours).map((booking) => ({
          ...booking,
          occasion: `settlement:${id}`,
          orderId: ours?.orderId ?? null,
        })),
      ),
      clock(),
    );
    for (const one of judged) if (one.verdict !== "right") await openAboutLine(tx, payout, one, clock());
    if (found.hasLines) await openAboutSum(tx, payout, lines, clock());
    await reachState(tx, payout, found.state, clock());
  });
}

/** Of two lines about the same, the first has it. */
function onlyOnce(lines: readonly PayoutLine[], known: Map<string, Known>): Map<string, Known> {
  const taken = new Set<string>();
  return new Map(
    lines.flatMap(({ reference, kind }) => {
      const ours = known.get(reference);
      // a bank may take the same payment again, after it has given it back
      const subject = kind.startsWith("dispute") ? null : (ours?.refundId ?? ours?.paymentId ?? null);
      const what = `${kind} ${subject ?? reference}`;
      if (!ours || taken.has(what)) return [];
      taken.add(what);
      return [[reference, ours] as const];
    }),
  );
}

type Judged = Compared & { id: string; line: PayoutLine; ours: Known | undefined };

function rowOf(payoutId: string, { id, line, ours, verdict }: Judged) {
  const { reference, kind, about, amount, fee, at } = line;
  return {
    id,
    payout_id: payoutId,
    reference,
    kind,
    about,
    amount,
    fee,
    at,
    verdict,
    named_payment: line.paymentId,
    named_refund: line.refundId,
    payment_id: ours?.paymentId ?? null,
    refund_id: ours?.refundId ?? null,
    order_id: ours?.orderId ?? null,
    booked_amount: ours?.booked.amount ?? null,
    booked_currency: ours?.booked.currency ?? null,
  };
}

/** What it brought or cost, less its fee, against what our books expect of it. */
async function openAboutLine(tx: DbOrTx, { gateway, currency }: Payout, one: Judged, now: Date): Promise<void> {
  const { line, ours } = one;
  const there = thereOf({ ...line, state: "succeeded", amount: { amount: netOf(line), currency } });
  const here: Here | null =
    one.verdict === "other_amount"
      ? { id: ours?.paymentId ?? "", state: "succeeded", amount: { amount: one.expected, currency }, fee: null }
      : null;
  const kind = here ? "payout_other_amount" : "payout_missing_here";
  await openDifference(tx, { kind, gateway, there, here, orderId: ours?.orderId ?? null }, now);
}

/** Its lines must add up to it, and the books of a currency that is none of the shop's are kept elsewhere. */
async function openAboutSum(tx: DbOrTx, payout: Payout, lines: readonly PayoutLine[], now: Date): Promise<void> {
  const { id, gateway, gateway_reference: reference, amount, currency } = payout;
  const sum = lines.reduce((all, line) => all + netOf(line), 0);
  if (sum === amount && isCurrency(currency)) return;
  const there = thereOf({ reference, state: "succeeded", amount: { amount, currency } });
  const here = { id, state: "succeeded", amount: { amount: sum, currency }, fee: null };
  await openDifference(tx, { kind: "payout_other_amount", gateway, there, here, orderId: null }, now);
}

/** Booked when the bank has it; what the bank sent back is turned round. */
export async function reachState(tx: DbOrTx, payout: Payout, state: Payout["state"], now: Date): Promise<void> {
  const { id, amount, currency } = payout;
  if (!(await movePayout(tx, id, state)) || !isCurrency(currency)) return;
  const booked = await linesOf(tx, `payout:${id}`);
  if (state === "paid" && amount !== 0)
    await writeLedger(tx, null, `payout:${id}`, ledgerOfPayout(money(amount, currency)), now);
  if (state === "failed" && booked.length > 0)
    await writeLedger(tx, null, `payout-failed:${id}`, turnedRound(booked), now);
}
