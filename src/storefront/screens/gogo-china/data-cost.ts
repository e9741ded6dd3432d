import { megabytesADay } from "../../../features/catalogue/plans/need.ts";
import { currencies, type Currency } from "../../../kernel/currency.ts";
import { gogoPerGb } from "../../../kernel/gogo-price.ts";
import { money, type Money } from "../../../kernel/money.ts";
import type { Guide } from "./guide.ts";

export const uses = Object.keys(megabytesADay) as (keyof typeof megabytesADay)[];
export const units = ["GB", ...currencies] as const;
export const mostDays = 60;
const mostGb = 1000;

/** What is asked of the meter, as the address has it: `?days=6&use=normal` or `?amount=20&unit=HKD`. */
type CostWish = { days: number; use: (typeof uses)[number]; amount: string; unit: (typeof units)[number] };

export function costWishIn(search: URLSearchParams): CostWish {
  const days = Number(search.get("days"));
  return {
    days: Number.isInteger(days) && days >= 1 && days <= mostDays ? days : 6,
    use: uses.find((one) => one === search.get("use")) ?? "normal",
    amount: (search.get("amount") ?? "").trim().slice(0, 12),
    unit: units.find((one) => one === search.get("unit")) ?? "GB",
  };
}

/** `undefined`: what was typed is no amount, or there is no rate for its currency. */
export function gigabytesOf({ days, use, amount, unit }: CostWish, rates: Guide["rates"]): number | undefined {
  if (amount === "") return tenths((days * megabytesADay[use]) / 1024);
  const typed = /^\d{1,6}([.,]\d{1,2})?$/.test(amount) ? Number(amount.replace(",", ".")) : 0;
  const hkd = unit === "GB" ? typed * Number(gogoPerGb) : inHkd(typed, unit, rates);
  if (hkd === undefined || hkd <= 0) return undefined;
  const gb = hkd / Number(gogoPerGb);
  return gb > mostGb ? undefined : unit === "GB" ? typed : Math.floor(gb * 100 + 1e-9) / 100;
}

/** More rather than less: a plan for the trip is to be enough. */
const tenths = (gb: number) => Math.ceil(gb * 10) / 10;

export const costOf = (gb: number): Money => money(Math.round(gb * Number(gogoPerGb) * 100), "HKD");

/** Rounded half up; `undefined` without a rate. */
export function inCurrency({ amount }: Money, currency: Currency, rates: Guide["rates"]): Money | undefined {
  const [hkd, other] = [yuanOf("HKD", rates), yuanOf(currency, rates)];
  return hkd && other ? money(Math.round((amount * hkd) / other), currency) : undefined;
}

function inHkd(amount: number, currency: Currency, rates: Guide["rates"]): number | undefined {
  const [hkd, other] = [yuanOf("HKD", rates), yuanOf(currency, rates)];
  if (currency === "HKD") return amount;
  return hkd && other ? (amount * other) / hkd : undefined;
}

const yuanOf = (currency: Currency, { yuan }: Guide["rates"]): number | undefined =>
  currency === "CNY" ? 1 : yuan[currency];
