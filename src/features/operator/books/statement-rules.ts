import type { LedgerAccount } from "../../../platform/database/tables.ts";
import { occasionOf } from "./rules.ts";

/** What a month brought and cost, in the order in which it is read. */
export const statementLines = [
  "sold_goods",
  "sold_postage",
  "sold_promo",
  "sold_waived",
  "refunded_goods",
  "refunded_postage",
  "refunded_promo",
  "refunds_failed",
  "chargebacks",
  "chargeback_fees",
  "fees",
  "conversion",
  "write_offs",
  "corrections",
] as const;
export type StatementLine = (typeof statementLines)[number];

/** Sold, and given back: what a tax on sales is contained in. */
export const taxedLines = {
  sales: ["sold_goods", "sold_postage", "sold_promo", "sold_waived"],
  refunds: ["refunded_goods", "refunded_postage", "refunded_promo", "refunds_failed"],
} as const satisfies Record<string, readonly StatementLine[]>;

/** What we have and owe is what a statement must come to; all other accounts say why. */
const balances: readonly LedgerAccount[] = ["gateway", "bank", "deposits"];
export const isBalance = (account: LedgerAccount): boolean => balances.includes(account);

const sold = { sales: "goods", postage: "postage", promo: "promo" } as const;

/** Where an entry of an account that is no balance stands. */
export function lineOf(account: LedgerAccount, occasion: string): StatementLine {
  const what = occasionOf(occasion);
  if (account === "conversion" || account === "write_offs") return account;
  if (what === "correction") return "corrections";
  if (account === "disputes") return "chargebacks";
  if (account === "fees") return what === "dispute-fee" ? "chargeback_fees" : "fees";
  if (account === "goodwill") return "sold_waived";
  if (account !== "sales" && account !== "postage" && account !== "promo") return "corrections";
  if (what === "refund-failed") return "refunds_failed";
  return `${what === "refund" ? "refunded" : "sold"}_${sold[account]}`;
}
