import { daysFrom } from "../../../kernel/zoned-time.ts";
import type { Passport, Sourced, Stay, TransitFacts } from "./facts.ts";
import type { Answer, Trip } from "./trip.ts";
import { weighFact, weighRow, yes } from "./weigh-row.ts";

/** An exemption from visas that the passport has, whatever the route. */
export type Exemption = {
  scheme: "unilateral" | "mutual";
  answer: Answer;
  why: "holds" | "unsure" | "old" | "far" | "ended" | "not_yet" | "too_long" | "document" | "validity" | "not_a_visit";
  /** Of one visit; `null`: not known. */
  days: number | null;
  /** Earlier visits count as well. */
  countsEarlier: boolean;
  until: string | null;
  source: Sourced;
};

const daysOf: Record<Stay, number> = {
  "30": 30,
  "30-90in180": 30,
  "30-90inyear": 30,
  "60": 60,
  "90": 90,
  "90in180": 90,
};

/** The best of those that the passport has; undefined where it has none. */
export function weighExemption(trip: Trip, facts: TransitFacts, today: string): Exemption | undefined {
  const rows = facts.passports.filter(({ scheme, iso2 }) => scheme !== "transit" && iso2 === trip.passport);
  const weighed = rows.map((row) => weighOne(row, trip, facts, today));
  const by = (wanted: Answer) => weighed.find(({ answer }) => answer === wanted);
  return by("yes") ?? by("ask") ?? by("no");
}

function weighOne(row: Passport, trip: Trip, facts: TransitFacts, today: string): Exemption {
  const exemption = {
    scheme: row.scheme as Exemption["scheme"],
    days: row.stay && daysOf[row.stay],
    countsEarlier: row.stay !== null && row.stay.includes("in"),
    until: row.validUntil,
    source: row,
  };
  return { ...exemption, ...answerOf(row, trip, facts, today) };
}

function answerOf(
  row: Passport,
  trip: Trip,
  { rules }: TransitFacts,
  today: string,
): Pick<Exemption, "answer" | "why"> {
  if (trip.purpose === "other") return { answer: "no", why: "not_a_visit" };
  if (trip.document === "other") return { answer: "ask", why: "document" };
  if (row.isDoubtful || row.stay === null) return { answer: "ask", why: "unsure" };
  const ordinary = weighFact(
    rules.find(({ rule }) => rule === "ordinary"),
    today,
    yes,
  );
  if (ordinary.answer !== "yes") return { answer: ordinary.answer, why: ordinary.why as "old" };
  // the day of entry decides, also of a stay that goes on past the end
  const listed = weighRow(row, { from: trip.arrival, until: trip.arrival }, today);
  if (listed.answer !== "yes") return { answer: listed.answer, why: listed.why as "old" };
  // whether the day of arrival counts was not read anywhere: one day more than the days is asked about
  const over = daysFrom(trip.arrival, trip.departure) + 1 - daysOf[row.stay];
  if (over > 0) return over === 1 ? { answer: "ask", why: "unsure" } : { answer: "no", why: "too_long" };
  // how long the passport must be valid for it was not read anywhere
  if (trip.validity !== "enough") return { answer: "ask", why: "validity" };
  return { answer: "yes", why: "holds" };
}
