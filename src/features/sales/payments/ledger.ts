import type { Currency } from "../../../kernel/currency.ts";
import { money, type Money } from "../../../kernel/money.ts";
import type { LedgerAccount } from "../../../platform/database/tables.ts";
import { shareOf } from "./parts.ts";

export type LedgerLine = { account: LedgerAccount; amount: Money };

/** What a sum is made of, in the order's currency: goods + postage − promo is what the buyer pays. */
export type Sold = { goods: number; postage: number; promo: number };

export function totalOf({ goods, postage, promo }: Sold): number {
  return goods + postage - promo;
}

/**
 * What a payment writes into the ledger: the gateway owes us what it charged; goods and postage are booked at their own
 * price and the promo code as what it cost us; where the currencies differ the conversion account stands between.
 * Every currency adds up to zero.
 */
export function ledgerOfPayment(sold: Sold, currency: Currency, charged: Money): LedgerLine[] {
  const lines = [
    { account: "gateway" as const, amount: charged },
    { account: "sales" as const, amount: money(-sold.goods, currency) },
    { account: "postage" as const, amount: money(-sold.postage, currency) },
    { account: "promo" as const, amount: money(sold.promo, currency) },
  ];
  return withConversion(lines, money(totalOf(sold), currency), charged);
}

/** A payment's goods, postage and promo as they were booked, and what earlier refunds have taken back of them. */
export type Booked = { paid: Sold; back: Sold };

/**
 * A refund takes its share of goods, postage and promo alike. The shares are rounded on all that has gone back so far,
 * so that refunds in whatever parts leave exactly nothing when the payment is back whole.
 */
export function ledgerOfRefund({ paid, back }: Booked, sold: Money, charged: Money): LedgerLine[] {
  const after = totalOf(back) + sold.amount;
  const postage = shareOf(paid.postage, after, totalOf(paid));
  const promo = shareOf(paid.promo, after, totalOf(paid));
  const goods = after - postage + promo;
  const now = { goods: goods - back.goods, postage: postage - back.postage, promo: promo - back.promo };
  return turnedRound(ledgerOfPayment(now, sold.currency, charged));
}

/** The gateway keeps its fee of what it owes us; known some time after the payment. */
export function ledgerOfFee(fee: Money): LedgerLine[] {
  return turnedRound([
    { account: "gateway" as const, amount: fee },
    { account: "fees" as const, amount: money(-fee.amount, fee.currency) },
  ]);
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
