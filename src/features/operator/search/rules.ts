import { currencies, type Currency } from "../../../kernel/currency.ts";
import { partsIn, soughtIn } from "../customers/rules.ts";

export const searchForms = [
  "number",
  "email",
  "phone",
  "iccid",
  "iccid_end",
  "phone_end",
  "tracking",
  "tracking_end",
  "plan",
  "amount",
] as const;
type SearchForm = (typeof searchForms)[number];

/** In normal form: as an index has it. An amount is in minor units, of any currency where none was named. */
export type Reading =
  | { as: Exclude<SearchForm, "amount">; is: string }
  | { as: "amount"; is: number; currencies: readonly Currency[] };

/** Of each kind, so many are shown; whoever looks for more looks in the list. */
export const mostFound = 5;
/** Asked by a list, which has pages of so many. */
export const mostListed = 50;

/** As people write it before an amount; its code may stand on either side. */
const signs: Record<Currency, readonly string[]> = { CNY: ["¥", "CN¥"], HKD: ["HK$", "$"], USD: ["US$", "$"] };
const amountForm = /^([A-Z]{0,2}\p{Sc}|[A-Z]{3})?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?\s*([A-Z]{3})?$/u;

/** All that somebody may have meant: digits alone may be the end of a card, a tracking number or an amount. */
export function readingsOf(typed: string): Reading[] {
  const text = typed.normalize("NFKC").trim();
  const whole = soughtIn(text) ?? soughtIn(text.replace(/[\s-]/g, ""));
  if (whole) return [{ as: whole.by, is: whole.is }];
  const readings: Reading[] = partsIn(text).map(({ by, is }) => ({ as: by, is }));
  const tracking = /^[\w -]+$/.test(text) ? trackingKey(text) : "";
  if (/^[A-Z0-9]{6,35}$/.test(tracking) && /\d/.test(tracking)) readings.push({ as: "tracking", is: tracking });
  if (/^[A-Z0-9]{6,34}$/.test(tracking) && /\d{4}/.test(tracking)) readings.push({ as: "tracking_end", is: tracking });
  const amount = amountIn(text.toUpperCase());
  if (amount) readings.push(amount);
  const plan = text.toLowerCase();
  if (/^[a-z0-9][a-z0-9-]{1,39}$/.test(plan) && /[a-z]/.test(plan)) readings.push({ as: "plan", is: plan });
  return readings;
}

const parts: readonly SearchForm[] = ["iccid_end", "phone_end", "tracking_end"];
/** Finds more than what was meant: counted, so that nobody walks through the base. */
export const isPart = ({ as }: Reading): boolean => parts.includes(as);

/** As `dispatches_of_tracking_number` has it: however it was written. */
const trackingKey = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

function amountIn(text: string): Reading | undefined {
  const [, before, whole, part = "", after] = amountForm.exec(text) ?? [];
  if (whole === undefined || (before && after)) return undefined;
  const named = before ?? after;
  const meant =
    named === undefined ? currencies : currencies.filter((one) => one === named || signs[one].includes(named));
  const is = Number(whole.replaceAll(",", "")) * 100 + Number(part.padEnd(2, "0"));
  return meant.length > 0 && is > 0 && is <= 2_147_483_647 ? { as: "amount", is, currencies: meant } : undefined;
}
