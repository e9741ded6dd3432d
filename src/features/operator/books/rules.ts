import { currencies } from "../../../kernel/currency.ts";
import { dayMs } from "../../../kernel/duration.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { addDays, instantOf } from "../../../kernel/zoned-time.ts";
import type { LedgerAccount } from "../../../platform/database/tables.ts";

/** In the order of the books: what we have, what we owe, what we earn, what it costs. */
export const ledgerAccounts = [
  "gateway",
  "bank",
  "deposits",
  "sales",
  "postage",
  "promo",
  "goodwill",
  "fees",
  "disputes",
  "conversion",
  "write_offs",
] as const satisfies readonly LedgerAccount[];

export const allBooks = ledgerAccounts.flatMap((account) => currencies.map((currency) => ({ account, currency })));

export const onAPage = 50;

export type Span = { from: Date; to: Date };

/** `2026-11`: from its first moment to the next month's, UTC. */
export function spanOf(month: string): Span {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return { from: new Date(Date.UTC(year, number - 1, 1)), to: new Date(Date.UTC(year, number, 1)) };
}

/** Whole days of the operator, both of them too. */
export function daysSpan({ from, to }: { from: string; to: string }): Span {
  const midnight = (day: string) => new Date(instantOf(day, "00:00", operatorZone));
  return { from: midnight(from), to: midnight(addDays(to, 1)) };
}

/** The month of an instant, UTC. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);

/** `by` months later or earlier. */
export function monthBeside(month: string, by: 1 | -1): string {
  const [year, number] = month.split("-").map(Number) as [number, number];
  return monthOf(new Date(Date.UTC(year, number - 1 + by, 1)));
}

/** A month is sealed when it has been over for a day: whoever booked in its last moment has long ended. */
export function isOverADay(month: string, now: Date): boolean {
  return now.getTime() >= spanOf(month).to.getTime() + dayMs;
}

/** What an entry was booked for: the first word of its `occasion`. */
export const occasions = [
  "payment",
  "refund",
  "refund-failed",
  "fee",
  "dispute",
  "dispute-fee",
  "correction",
  "settlement",
  "payout",
  "payout-failed",
  "prepaid-bonus",
  "prepaid-use",
  "prepaid-lapse",
  "prepaid-overrun",
  "prepaid-correction",
  "other",
] as const;
type Occasion = (typeof occasions)[number];

export function occasionOf(occasion: string): Occasion {
  const [word] = occasion.split(":", 1);
  return occasions.find((one) => one === word) ?? "other";
}
