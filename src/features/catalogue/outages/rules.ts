import { dayMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { outageSeverities, type OutageFunction, type OutageSeverity } from "../../../kernel/outage.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";

export const outageKinds = ["network", "function"] as const;
export type OutageKind = (typeof outageKinds)[number];

export const longestTitle = 120;
export const longestAdvice = 400;
export const longestUpdate = 1000;
export const mostPlaces = 60;
export const mostPlans = 60;
export const mostCarriers = 20;
export const daysShown = 90;
/** The shop looks at itself each minute; where the last look is older, it says nothing of now. */
export const checkHoldsMinutes = 10;
/** Of the history and of the feed; more in ninety days than anybody reads. */
export const mostShown = 100;
/** Whoever tells of an older one has mistaken the day. */
const mostDaysBack = 30;

export type Said = Partial<Record<Language, string>>;

type Told = {
  kind: OutageKind;
  function: OutageFunction | null;
  titles: Said;
  advice: Said | null;
  places: readonly string[];
  plans: readonly string[];
  carriers: readonly string[];
  beganAt: Date;
  expectedAt: Date | null;
  endedAt: Date | null;
};
type Known = {
  places: ReadonlySet<string>;
  plans: ReadonlySet<string>;
  /** Of its countries. */
  carriers: ReadonlySet<string>;
  offered: readonly Language[];
  now: Date;
};

/** `isNew`: one that is changed may have begun long ago. */
export function outageProblems(
  told: Told,
  { places, plans, carriers, offered, now }: Known,
  isNew: boolean,
): RecordProblem[] {
  const { beganAt, endedAt, expectedAt } = told;
  const noPlace = told.places.filter((code) => !places.has(code));
  const noCarrier = told.carriers.find((carrier) => !carriers.has(carrier));
  const noPlan = told.plans.find((code) => !plans.has(code));
  return [
    ...(told.kind === "function" && !told.function ? [wrong("function", "empty")] : []),
    ...(told.kind === "network" && told.places.length === 0 ? [wrong("places", "empty")] : []),
    ...(noPlace.length > 0 ? [wrong("places", "no_destination", noPlace.slice(0, 5).join(", "), 0)] : []),
    ...(noPlan === undefined ? [] : [wrong("plans", "no_plan", noPlan)]),
    ...(noCarrier === undefined ? [] : [wrong("carriers", "no_carrier", noCarrier, told.places.join(", "))]),
    ...missing("titles", told.titles, offered),
    // advice in one language alone would leave the others without
    ...(told.advice ? missing("advice", told.advice, offered) : []),
    ...(beganAt > now ? [wrong("beganAt", "not_to_come")] : []),
    ...(isNew && now.getTime() - beganAt.getTime() > mostDaysBack * dayMs
      ? [wrong("beganAt", "span_days", mostDaysBack)]
      : []),
    ...(endedAt && endedAt > now ? [wrong("endedAt", "not_to_come")] : []),
    ...(endedAt && endedAt < beganAt ? [wrong("endedAt", "after_beginning")] : []),
    ...(expectedAt && expectedAt < beganAt ? [wrong("expectedAt", "after_beginning")] : []),
  ];
}

export const missing = (field: string, said: Said, offered: readonly Language[]): RecordProblem[] =>
  offered.filter((language) => !said[language]).map((language) => wrong(`${field}.${language}`, "empty"));

export const dayStates = ["well", ...outageSeverities, "unmeasured"] as const;
type DayState = (typeof dayStates)[number];

type Lasting = { beganAt: Date; endedAt: Date | null; severity: OutageSeverity };

/** The days that are shown, by the operator's clocks; the last is today. */
export function shownDays(now: Date): string[] {
  const today = dateAt(now.getTime(), operatorZone);
  return Array.from({ length: daysShown }, (_, place) => addDays(today, place - daysShown + 1));
}

/** The worst of a day. One on which nothing was measured and nothing told is not called well. */
export function stateOfDay(
  day: string,
  outages: readonly Lasting[],
  { now, isMeasured }: { now: Date; isMeasured: boolean },
): DayState {
  const on = outages.filter(({ beganAt, endedAt }) => {
    const last = dateAt((endedAt ?? now).getTime(), operatorZone);
    return dateAt(beganAt.getTime(), operatorZone) <= day && day <= last;
  });
  return worst(on) ?? (isMeasured ? "well" : "unmeasured");
}

export const worst = (outages: readonly { severity: OutageSeverity }[]): OutageSeverity | undefined =>
  outageSeverities.findLast((severity) => outages.some((one) => one.severity === severity));
