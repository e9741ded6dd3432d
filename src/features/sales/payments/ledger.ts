import type { Currency } from "../../../kernel/currency.ts";
import { money, type Money } from "../../../kernel/money.ts";
import type { LedgerAccount } from "../../../platform/database/tables.ts";
import { shareOf } from "./parts.ts";

export type LedgerLine = { account: LedgerAccount; amount: Money };

/**
 * The split of a sum in the price's currency: the buyer pays goods + postage − promo. `account`: where the goods are
 * booked, sales by default; `deposits` is money paid in advance, a liability until it is used.
 */
export type Sold = { goods: number; postage: number; promo: number; account?: "sales" | "deposits" };

export function totalOf({ goods, postage, promo }: Sold): number {
  return goods + postage - promo;
}

/**
 * The ledger lines of a payment: the gateway owes us what it charged; goods and postage are booked at full price and
 * the discount as a cost; where the currencies differ, the conversion account is in between. Every currency balances.
 */
export function ledgerOfPayment(sold: Sold, currency: Currency, charged: Money): LedgerLine[] {
  const lines = [
    { account: "gateway" as const, amount: charged },
    { account: sold.account ?? "sales", amount: money(-sold.goods, currency) },
    { account: "postage" as const, amount: money(-sold.postage, currency) },
    { account: "promo" as const, amount: money(sold.promo, currency) },
  ];
  return withConversion(lines, money(totalOf(sold), currency), charged);
}

/** A payment's split as booked, and what earlier refunds have taken back of it. */
export type Booked = { paid: Sold; back: Sold };

/**
 * A refund takes a proportional share of goods, postage and promo. Shares are rounded on the running total of refunds,
 * so that whatever the parts, a full refund leaves exactly zero.
 */
export function ledgerOfRefund({ paid, back }: Booked, sold: Money, charged: Money): LedgerLine[] {
  const { goods, postage, promo } = splitAt(paid, totalOf(back) + sold.amount);
  const { account } = paid;
  const now = {
    ...(account && { account }),
    goods: goods - back.goods,
    postage: postage - back.postage,
    promo: promo - back.promo,
  };
  return turnedRound(ledgerOfPayment(now, sold.currency, charged));
}

/** What refunds have taken back of each part once they come to `sold`. */
export function splitAt(paid: Sold, sold: number): Sold {
  const postage = shareOf(paid.postage, sold, totalOf(paid));
  const promo = shareOf(paid.promo, sold, totalOf(paid));
  return { goods: sold - postage + promo, postage, promo };
}

/** The gateway deducts its fee from what it owes us; known some time after the payment. */
export function ledgerOfFee(fee: Money): LedgerLine[] {
  return turnedRound([
    { account: "gateway" as const, amount: fee },
    { account: "fees" as const, amount: money(-fee.amount, fee.currency) },
  ]);
}

/** A bank takes back what was paid, or gives it to us again. */
export function ledgerOfDispute(kind: "taken" | "returned", disputed: Money): LedgerLine[] {
  const lines: LedgerLine[] = [
    { account: "disputes", amount: disputed },
    { account: "gateway", amount: money(-disputed.amount, disputed.currency) },
  ];
  return kind === "taken" ? lines : turnedRound(lines);
}

/** Sold at full price for less: what staff waive is goodwill, and no gateway owes it. */
export function ledgerOfWaived(waived: Money): LedgerLine[] {
  return [
    { account: "sales", amount: money(-waived.amount, waived.currency) },
    { account: "goodwill", amount: waived },
  ];
}

/** The gateway exchanges what it owes us into another currency, at its own rate. */
export function ledgerOfExchange(charged: Money, settled: Money): LedgerLine[] {
  return [
    { account: "gateway" as const, amount: money(-charged.amount, charged.currency) },
    { account: "conversion" as const, amount: charged },
    { account: "conversion" as const, amount: money(-settled.amount, settled.currency) },
    { account: "gateway" as const, amount: settled },
  ].filter(({ amount }) => amount.amount !== 0);
}

/** What the gateway owed us is in the bank; below zero it was collected there. */
export function ledgerOfPayout(paid: Money): LedgerLine[] {
  return [
    { account: "bank" as const, amount: paid },
    { account: "gateway" as const, amount: money(-paid.amount, paid.currency) },
  ].filter(({ amount }) => amount.amount !== 0);
}

export function turnedRound(lines: readonly LedgerLine[]): LedgerLine[] {
  return lines.map(({ account, amount }) => ({ account, amount: money(-amount.amount || 0, amount.currency) }));
}

function withConversion(lines: LedgerLine[], sold: Money, charged: Money): LedgerLine[] {
  const booked = lines.filter(({ amount }) => amount.amount !== 0);
  if (sold.currency === charged.currency) return booked;
  return [
    ...booked,
    { account: "conversion", amount: sold },
    { account: "conversion", amount: money(-charged.amount, charged.currency) },
  ];
}
