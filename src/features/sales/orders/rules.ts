import type { Currency } from "../../../kernel/currency.ts";
import { dayMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import type { OrderState, PlanAsSold } from "../../../platform/database/tables.ts";
import type { SoldPlan } from "../../stock/data-plans/rules.ts";

/** The allowed transitions. `paid` straight from `placed`: a payment that had been given up succeeds late. */
const next: Record<OrderState, readonly OrderState[]> = {
  placed: ["paying", "paid", "cancelled"],
  paying: ["placed", "paid", "cancelled"],
  paid: ["dispatching", "delivered", "refunding"],
  // a card is waiting to be posted
  dispatching: ["delivered", "refunding"],
  // delivered orders can still be refunded; a parcel that was marked as posted in error waits again
  delivered: ["refunding", "dispatching"],
  refunding: ["refunded"],
  // the gateway may report that a completed refund failed after all
  refunded: ["refunding"],
  cancelled: [],
};

/** The states that an order must be in to move to `state`; the SQL guard of every move. */
export function statesBefore(state: OrderState): OrderState[] {
  return orderStates.filter((before) => next[before].includes(state));
}

/** The same for an order that goes on in the same moment, as one that is paid and delivered at once. */
export function statesBeforePassing(through: readonly OrderState[]): OrderState[] {
  const wrong = through.find((state, place) => place > 0 && !next[through[place - 1]!].includes(state));
  if (wrong || !through[0]) throw new Error(`no order goes through ${through.join(" to ")}`);
  return statesBefore(through[0]);
}

export function mayBecome(state: OrderState, { state: from }: { state: OrderState }): boolean {
  return next[from].includes(state);
}

export function isClosed(state: OrderState): boolean {
  return state === "refunding" || state === "refunded" || state === "cancelled";
}

export function isPaid(state: OrderState): boolean {
  return state === "paid" || state === "dispatching" || state === "delivered";
}

/** An eSIM from our own pool, as opposed to one that a supplier makes to order. */
export function isFromOurPool({ way, plan_as_sold }: { way: string; plan_as_sold: { supplier?: string } }): boolean {
  return way === "esim" && (plan_as_sold.supplier ?? "pool") === "pool";
}

/**
 * Buyers are not asked for their time zone, so it is guessed from language and currency: Hong Kong and China share one,
 * Japan and Korea another. Everybody else gets UTC, labelled as such.
 */
export function buyersZone(language: Language, currency: Currency): string {
  if (language === "ja") return "Asia/Tokyo";
  if (language === "ko") return "Asia/Seoul";
  return language === "en" ? zonesInEnglish[currency] : "Asia/Hong_Kong";
}

const zonesInEnglish: Record<Currency, string> = { CNY: "Asia/Hong_Kong", HKD: "Asia/Hong_Kong", USD: "UTC" };

/** The latest start of a plan delivered `at` this moment. */
export function useBy({ use_by_days }: { use_by_days: number }, at: Date): Date {
  return new Date(at.getTime() + use_by_days * dayMs);
}

/** What the validity of the data depends on (features/stock/data-plans). */
export function soldPlan({ plan_as_sold, days }: { plan_as_sold: PlanAsSold; days: number }): SoldPlan {
  return { ...plan_as_sold, sold_days: days };
}
