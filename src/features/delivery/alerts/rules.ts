import { dayMs, hourMs } from "../../../kernel/duration.ts";
import type { PlanKind } from "../../../kernel/plan-terms.ts";
import type { AlertKind, DataPlanState } from "../../../platform/database/tables.ts";
import type { AlertShare } from "../../stock/data-plans/rules.ts";

/** From the least to the most important. */
export const alertKinds = ["used_50", "used_80", "used_100", "ends_soon"] as const satisfies readonly AlertKind[];

/** Which alerts someone wants, and how. Push reaches only subscribed browsers, so none at first. */
export type AlertChoice = { kinds: readonly AlertKind[]; byMail: boolean; byPush: boolean };

/** The default for accounts. */
export const unlessChosen: AlertChoice = { kinds: ["used_80", "used_100", "ends_soon"], byMail: true, byPush: true };

/**
 * For guests and for travellers named in an order: one alert when a package runs low, and one before its end. A day
 * pass is full again the next day.
 */
const guests = { day_pass: ["ends_soon"], fixed: ["used_80", "ends_soon"] } as const satisfies Record<
  string,
  readonly AlertKind[]
>;
export const guestChoice = (kind: PlanKind): AlertChoice => ({
  kinds: guests[kind],
  byMail: true,
  byPush: false,
});

/** The limit of browsers per account; when another one subscribes, the oldest is dropped. */
export const mostBrowsers = 10;

/** No alerts after the end. */
export function isOver({ state, expires_at }: { state: DataPlanState; expires_at: Date | null }, now: Date): boolean {
  return state === "expired" || state === "cancelled" || (expires_at !== null && expires_at <= now);
}

/** The thresholds that a usage report has reached, and the day for a day pass. */
export type Used = { shares: readonly AlertShare[]; day: string | null; state: DataPlanState };

export const kindsOf = (shares: readonly AlertShare[]): AlertKind[] => shares.map((share) => `used_${share}` as const);

/** Of several new thresholds only the highest that someone wants: 80 % includes the 50. */
export function kindToTell(
  happened: readonly AlertKind[],
  { kinds }: Pick<AlertChoice, "kinds">,
): AlertKind | undefined {
  return alertKinds.findLast((kind) => happened.includes(kind) && kinds.includes(kind));
}

/**
 * When to announce the end of a plan: on its last day, but not in its last hour. Not at all for a plan of two days or
 * less: a day before its end it has just started, and the user knows.
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

/** An alert is dropped after a day; one of a day pass when its day ends. */
export const freshForMs = dayMs;
