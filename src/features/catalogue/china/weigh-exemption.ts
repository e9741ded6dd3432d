import { daysFrom } from "../../../kernel/zoned-time.ts";
import type { Passport, Sourced, Stay, TransitFacts } from "./facts.ts";
import type { Answer, Trip } from "./trip.ts";
import { weighFact, weighRow, yes } from "./weigh-row.ts";

/** An exemption from visas that the passport has, whatever the route; that of Hainan, where the trip leads there. */
export type Exemption = {
  scheme: "unilateral" | "mutual" | "hainan";
  answer: Answer;
  why:
    | "holds"
    | "unsure"
    | "untold"
    | "old"
    | "far"
    | "ended"
    | "not_yet"
    | "too_long"
    | "document"
    | "validity"
    | "not_a_visit"
    | "outside";
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

const hainan = "CN-HI";

/** The best of those that the passport has, one for the whole mainland before that for Hainan; undefined where it has none. */
export function weighExemption(trip: Trip, facts: TransitFacts, today: string): Exemption | undefined {
  const rows = facts.passports.filter(({ scheme, iso2 }) => scheme !== "transit" && iso2 === trip.passport);
  const isOfHainan = provinceOf(facts, trip.port) === hainan;
  const concerned = rows
    .filter(({ scheme }) => scheme !== "hainan" || isOfHainan)
    .toSorted((one, other) => Number(one.scheme === "hainan") - Number(other.scheme === "hainan"));
  const weighed = concerned.map((row) => weighOne(row, trip, facts, today));
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
  const answer = answerOf(row, trip, facts, today);
  return { ...exemption, ...(row.scheme === "hainan" ? withinHainan(answer, trip, facts) : answer) };
}

const provinceOf = ({ ports }: TransitFacts, wanted: string) => ports.find(({ code }) => code === wanted)?.province;

/** Whoever comes in there stays there and leaves from there; by which other ports, or for what else, was not read anywhere. */
function withinHainan(answer: Weighed, { port, exit, stays }: Trip, facts: TransitFacts): Weighed {
  const out = exit === "same" ? port : exit;
  const leaves = provinceOf(facts, out);
  const isBeyond = exit === "guangdong" || (leaves !== undefined && leaves !== hainan);
  if (isBeyond || stays.some((stay) => stay !== hainan)) return { answer: "no", why: "outside" };
  if (answer.why === "not_a_visit") return { answer: "ask", why: "untold" };
  return answer.answer === "yes" && leaves === undefined ? { answer: "ask", why: "untold" } : answer;
}

type Weighed = Pick<Exemption, "answer" | "why">;

function answerOf(row: Passport, trip: Trip, { rules }: TransitFacts, today: string): Weighed {
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
