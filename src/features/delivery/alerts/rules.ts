import { dayMs, hourMs } from "../../../kernel/duration.ts";
import type { AlertKind, DataPlanState } from "../../../platform/database/tables.ts";
import type { ToldShare } from "../../stock/data-plans/rules.ts";

/** In the order in which they say more. */
export const alertKinds = ["used_50", "used_80", "used_100", "ends_soon"] as const satisfies readonly AlertKind[];

/**
 * What somebody wants to be told, and how. Push reaches those browsers that have subscribed, and so nobody at first.
 */
export type AlertChoice = { kinds: readonly AlertKind[]; byMail: boolean; byPush: boolean };

/** Of an account that has chosen nothing. */
export const unlessChosen: AlertChoice = { kinds: ["used_80", "used_100", "ends_soon"], byMail: true, byPush: true };

/**
 * Whoever has no account, and travellers who are named in an order: once when a package runs low, and its end. A day
 * pass is full again the next day.
 */
const guests = { day_pass: ["ends_soon"], fixed: ["used_80", "ends_soon"] } as const satisfies Record<
  string,
  readonly AlertKind[]
>;
export const guestChoice = (kind: "day_pass" | "fixed"): AlertChoice => ({
  kinds: guests[kind],
  byMail: true,
  byPush: false,
});

/** So many browsers of one account; when another one subscribes, the one that did so first is forgotten. */
export const mostBrowsers = 10;

/** What is over is told no more. */
export function isOver({ state, expires_at }: { state: DataPlanState; expires_at: Date | null }, now: Date): boolean {
  return state === "expired" || state === "cancelled" || (expires_at !== null && expires_at <= now);
}

/** Which shares of the allowance a word on usage has reached, of a day pass on which of its days. */
export type Used = { shares: readonly ToldShare[]; day: string | null; state: DataPlanState };

export const kindsOf = (shares: readonly ToldShare[]): AlertKind[] => shares.map((share) => `used_${share}` as const);

/**
 * Of all that has just happened for the first time only the most that somebody wants to know: who hears of 80 % knows
 * of the 50.
 */
export function kindToTell(
  happened: readonly AlertKind[],
  { kinds }: Pick<AlertChoice, "kinds">,
): AlertKind | undefined {
  return alertKinds.findLast((kind) => happened.includes(kind) && kinds.includes(kind));
}

/**
 * When the end of a plan is told: on its last day, not in its last hour. Of a plan of two days or less it is not told
 * at all: a day before its end it has just begun, and whoever begins it knows; at half of it nothing else would be
 * said.
 */
function endingWindow({
  activatedAt,
  expiresAt,
}: {
  activatedAt: Date | null;
  expiresAt: Date;
}): { from: Date; until: Date } | undefined {
  const [begin, end] = [activatedAt?.getTime() ?? 0, expiresAt.getTime()];
  return end - begin > 2 * dayMs ? { from: new Date(end - dayMs), until: new Date(end - hourMs) } : undefined;
}

export function endsSoon(plan: { activatedAt: Date | null; expiresAt: Date }, now: Date): boolean {
  const window = endingWindow(plan);
  return window !== undefined && window.from <= now && now < window.until;
}

/** A message that comes later than a day is none any more; one of a day pass lasts as long as its day. */
export const freshForMs = dayMs;
