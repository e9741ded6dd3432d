import { money, times, type Money } from "../../../kernel/money.ts";
import type { PlanKind } from "../../../kernel/plan-terms.ts";

/** What a price depends on. For a day pass `price` is for one day, for a fixed package for the whole. */
type Priced = {
  kind: PlanKind;
  price: Money;
  days: number | null;
  minDays: number | null;
  maxDays: number | null;
};

/**
 * The price of one SIM for so many days. A page shows it; the statement that writes an order computes it again from the
 * catalogue (`sales/orders/write-order-sql`, requirements O6).
 */
export function unitPrice(plan: Pick<Priced, "kind" | "price">, days: number): Money {
  return plan.kind === "day_pass" ? times(plan.price, days) : plan.price;
}

export const mainlandChina = "CN";

/**
 * Requirement P5: the countries that a plan must not contain to be sold to who is in `country` (ISO 3166, or unknown).
 */
export function notSoldTo(country: string | undefined): string[] {
  return country === mainlandChina ? [mainlandChina] : [];
}

/** Whether a plan is one that cannot be bought from everywhere. */
export function isMainlandPlan(countries: readonly string[]): boolean {
  return countries.includes(mainlandChina);
}

/** The days a buyer gets: chosen within the pass's range, or the package's own. `undefined`: not offered. */
export function offeredDays(
  plan: Pick<Priced, "kind" | "days" | "minDays" | "maxDays">,
  wished: number | undefined,
): number | undefined {
  if (plan.kind === "fixed") return wished === undefined || wished === plan.days ? (plan.days ?? undefined) : undefined;
  const days = wished ?? plan.minDays ?? 1;
  return days >= (plan.minDays ?? 1) && days <= (plan.maxDays ?? 1) ? days : undefined;
}

/** Per day and per gigabyte, for comparing: rounded half up to whole minor units. `undefined` where it says nothing. */
export function comparePrices(plan: { kind: PlanKind; price: Money; days: number | null; allowanceMb: number }) {
  const perDay = plan.kind === "day_pass" ? plan.price : undefined;
  const perGb = money(Math.round((plan.price.amount * 1024) / plan.allowanceMb), plan.price.currency);
  return { perDay, perGb };
}

/** 1 GB is 1024 MB, as on the ticket; half gigabytes keep one digit: 1536 → `1.5 GB`, 500 → `500 MB`. */
export function dataAmount(megabytes: number): { figure: string; unit: "GB" | "MB" } {
  if (megabytes < 1000) return { figure: String(megabytes), unit: "MB" };
  return { figure: String(Math.round((megabytes / 1024) * 10) / 10), unit: "GB" };
}

/** The speed after the allowance as people read it: 1024 → `1 Mbps`, 384 → `384 kbps`. */
export function speedText(kbps: number): string {
  return kbps >= 1000 ? `${Math.round((kbps / 1024) * 10) / 10} Mbps` : `${kbps} kbps`;
}
