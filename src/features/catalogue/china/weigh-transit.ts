import { addDays, daysFrom } from "../../../kernel/zoned-time.ts";
import { newest, type Area, type RuleName, type Sourced, type TransitFacts } from "./facts.ts";
import type { Answer, Trip } from "./trip.ts";
import { weighExemption, type Exemption } from "./weigh-exemption.ts";
import { ask, isSure, lasts, no, weighFact, weighRow, yes, type Weighed, type Why } from "./weigh-row.ts";

const checks = ["passport", "validity", "route", "port", "exit", "ticket", "time", "area", "purpose"] as const;
type CheckName = (typeof checks)[number];
/** Why, for the words; `source`: of what decided it. */
export type Check = { name: CheckName; answer: Answer; why: Why; source?: Sourced };
export type Verdict = {
  answer: Answer;
  /** The transit rule alone, check by check. */
  transit: Answer;
  checks: readonly Check[];
  /** Another rule under which one needs no visa. */
  exemption?: Exemption;
  /** The first day on which whoever transits must be gone, from 00:00 in China; none while the hours are unknown or transit is refused. */
  leaveBefore?: string;
};

/** A place that the shop has no name for. */
export const elsewhere = "ZZ";
/** Whoever has come in there may leave by any open port of it. */
export const guangdong = "CN-GD";
const chinese = ["CN", "HK", "MO", "TW"];

/**
 * Whether one may transit without a visa. Yes only where all that it stands on is sure; no only for a fact that says so;
 * whatever is missing, old or contradictory is a question for an officer.
 */
export function weighTransit(trip: Trip, facts: TransitFacts, today: string): Verdict {
  const hours = newest(facts, "transit-hours");
  const days = hours && Math.floor(Number(hours.value) / 24);
  const found = checks.map((name): Check => ({ name, ...weigh[name](trip, facts, today) }));
  const transit = together(found.map(({ answer }) => answer));
  const exemption = weighExemption(trip, facts, today);
  return {
    answer: exemption?.answer === "yes" ? "yes" : transit === "no" && exemption?.answer === "ask" ? "ask" : transit,
    transit,
    checks: found,
    ...(exemption && { exemption }),
    ...(days !== undefined &&
      transit !== "no" &&
      exemption?.answer !== "yes" && { leaveBefore: addDays(trip.arrival, days + 1) }),
  };
}

/** One no is enough; without it, one question is. */
function together(answers: readonly Answer[]): Answer {
  return answers.find((one) => one === "no") ?? answers.find((one) => one === "ask") ?? "yes";
}

/** What a rule allows or forbids. */
function byRule(
  { rules }: TransitFacts,
  name: RuleName,
  today: string,
  decided: (rule: Sourced) => Weighed = yes,
): Weighed {
  const rule = rules.find((one) => one.rule === name);
  return weighFact(rule, today, decided);
}

/** Not on a list is a no only where the list is whole, and a person has lately held it against its source. */
function notOn(
  list: { length: number },
  figure: "transit-countries" | "transit-ports",
  { facts, until, today }: { facts: TransitFacts; until: string; today: string },
) {
  const told = newest(facts, figure);
  const isWhole = told !== undefined && Number(told.value) === list.length;
  const confirmed = told?.confirmedOn ?? "";
  const isFresh = confirmed !== "" && confirmed >= told!.asOf && daysFrom(confirmed, today) <= lasts;
  if (!isWhole || !isSure(told) || !isFresh) return ask("list_unconfirmed", told);
  return daysFrom(confirmed, until) > lasts ? ask("far", told) : no("not_listed", told);
}

/** An area is open as a row of a list is; that it is closed, too, is said only while the row is fresh. */
function weighArea(area: Area | undefined, stay: { from: string; until: string }, today: string): Weighed {
  if (!area) return ask("unsure");
  const listed = weighRow(area, stay, today);
  if (listed.answer !== "yes") return listed;
  return area.scope === "none" || area.scope === "part" ? no("closed_area", area) : yes(area);
}

const portOf = ({ ports }: TransitFacts, wanted: string) => ports.find(({ code }) => code === wanted);

const weigh: Record<CheckName, (trip: Trip, facts: TransitFacts, today: string) => Weighed> = {
  passport({ passport, document, arrival, departure }, facts, today) {
    if (chinese.includes(passport)) return ask("chinese");
    if (document === "other") return ask("document");
    const listed = facts.passports.filter(({ scheme }) => scheme === "transit");
    const row = listed.find(({ iso2 }) => iso2 === passport);
    if (!row) return notOn(listed, "transit-countries", { facts, until: departure, today });
    return row.isDoubtful ? ask("unsure", row) : weighRow(row, { from: arrival, until: departure }, today);
  },
  validity({ validity }, facts, today) {
    return byRule(facts, "validity", today, () =>
      weighFact(
        newest(facts, "document-months"),
        today,
        (months) => ({ enough: yes(months), short: no("short", months), unsure: ask("untold", months) })[validity],
      ),
    );
  },
  route({ from, to }, facts, today) {
    return byRule(facts, "third", today, (rule) => {
      if (from === "CN" || to === "CN") return no("inside", rule);
      if (from === to) return from === elsewhere ? ask("untold", rule) : no("same_place", rule);
      return from === "TW" || to === "TW" ? byRule(facts, "third-taiwan", today) : yes(rule);
    });
  },
  port({ port, arrival, departure }, facts, today) {
    const row = portOf(facts, port);
    if (!row) return notOn(facts.ports, "transit-ports", { facts, until: departure, today });
    return weighRow(row, { from: arrival, until: departure }, today);
  },
  exit({ port, exit, departure }, facts, today) {
    const [entry, row] = [portOf(facts, port), portOf(facts, exit === "same" ? port : exit)];
    const [cameIn, inGuangdong] = [entry?.province === guangdong, exit === "guangdong" || row?.province === guangdong];
    if (cameIn && inGuangdong) {
      const inProvince = byRule(facts, "exit-guangdong", today);
      // a port to leave by anywhere does not need that rule
      if (inProvince.answer === "yes" || !row?.leaving) return inProvince;
    }
    if (!row)
      return ask(
        cameIn ? "in_guangdong" : "elsewhere",
        facts.rules.find(({ rule }) => rule === "exit"),
      );
    if (!row.leaving) return ask("entry_only", row);
    return byRule(facts, "exit", today, () => weighRow(row, { from: departure, until: departure }, today));
  },
  ticket: ({ ticket }, facts, today) =>
    byRule(facts, "ticket", today, (rule) => (ticket === "booked" ? yes(rule) : no("open_ticket", rule))),
  time({ arrival, departure }, facts, today) {
    return byRule(facts, "clock", today, (clock) =>
      weighFact(newest(facts, "transit-hours"), today, (hours) => {
        // from 00:00 of the day after entry; the last day is whole only if the hours are
        const spent = daysFrom(arrival, departure) * 24;
        if (spent <= Number(hours.value)) return yes(clock);
        return spent - Number(hours.value) < 24 ? ask("unsure", hours) : no("too_long", hours);
      }),
    );
  },
  area({ port, exit, arrival, departure, stays }, facts, today) {
    const home = portOf(facts, port)?.province;
    const out = portOf(facts, exit)?.province ?? home;
    if (stays.length === 0 && home === undefined) return ask("untold");
    const areas = (stays.length > 0 ? stays : [home]).map((code) => facts.areas.find((area) => area.code === code));
    const weighed = areas.map((area) => weighArea(area, { from: arrival, until: departure }, today));
    const against = weighed.find(({ answer }) => answer === "no") ?? weighed.find(({ answer }) => answer === "ask");
    // who has ticked nothing may mean the cities that are open
    if (stays.length === 0 && against?.why === "closed_area" && areas[0]?.scope === "part")
      return ask("part", areas[0]);
    if (against) return against;
    const isAway = home !== out || areas.some((area) => home === undefined || !area?.code.startsWith(home));
    return isAway ? byRule(facts, "across", today) : weighed[0]!;
  },
  purpose: ({ purpose }, facts, today) =>
    byRule(facts, "purpose", today, (rule) => (purpose === "visit" ? yes(rule) : no("not_a_visit", rule))),
};
