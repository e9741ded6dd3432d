import { addDays, daysFrom } from "../../../kernel/zoned-time.ts";
import { newest, type RuleName, type Sourced, type TransitFacts } from "./facts.ts";
import type { Answer, Trip } from "./trip.ts";
import { weighExemption, type Exemption } from "./weigh-exemption.ts";
import { ask, isSure, lasts, no, weighRow, yes, type Weighed, type Why } from "./weigh-row.ts";

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
  /** The first day on which one must be gone, from 00:00 in China; unknown while the hours are. */
  leaveBefore?: string;
};

/** A place that the shop has no name for. */
export const elsewhere = "ZZ";
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
    ...(days !== undefined && { leaveBefore: addDays(trip.arrival, days + 1) }),
  };
}

/** One no is enough; without it, one question is. */
function together(answers: readonly Answer[]): Answer {
  return answers.find((one) => one === "no") ?? answers.find((one) => one === "ask") ?? "yes";
}

/** What a rule allows or forbids, as far as that rule is sure. */
function byRule({ rules }: TransitFacts, name: RuleName, decided: (rule: Sourced) => Weighed): Weighed {
  const rule = rules.find((one) => one.rule === name);
  return isSure(rule) ? decided(rule) : ask("unsure", rule);
}

/** Not on a list is a no only where the list is whole, and a person has lately held it against its source. */
function notOn(
  list: { length: number },
  figure: "transit-countries" | "transit-ports",
  facts: TransitFacts,
  today: string,
) {
  const told = newest(facts, figure);
  const isWhole = told !== undefined && Number(told.value) === list.length;
  const confirmed = told?.confirmedOn ?? "";
  const isFresh = confirmed !== "" && confirmed >= told!.asOf && daysFrom(confirmed, today) <= lasts;
  return isWhole && isSure(told) && isFresh ? no("not_listed", told) : ask("list_unconfirmed", told);
}

const weigh: Record<CheckName, (trip: Trip, facts: TransitFacts, today: string) => Weighed> = {
  passport({ passport, document, arrival }, facts, today) {
    if (chinese.includes(passport)) return ask("chinese");
    if (document === "other") return ask("document");
    const listed = facts.passports.filter(({ scheme }) => scheme === "transit");
    const row = listed.find(({ iso2 }) => iso2 === passport);
    if (!row) return notOn(listed, "transit-countries", facts, today);
    return row.isDoubtful ? ask("unsure", row) : weighRow(row, arrival, today);
  },
  validity({ validity }, facts) {
    return byRule(facts, "validity", (rule) => {
      const months = newest(facts, "document-months");
      if (!isSure(months)) return ask("unsure", rule);
      return { enough: yes(months), short: no("short", months), unsure: ask("untold", months) }[validity];
    });
  },
  route({ from, to }, facts) {
    return byRule(facts, "third", (rule) => {
      if (from === "CN" || to === "CN") return no("inside", rule);
      if (from === to) return from === elsewhere ? ask("untold", rule) : no("same_place", rule);
      return from === "TW" || to === "TW" ? byRule(facts, "third-taiwan", (taiwan) => yes(taiwan)) : yes(rule);
    });
  },
  port({ port, arrival }, facts, today) {
    const row = facts.ports.find(({ code }) => code === port);
    return row ? weighRow(row, arrival, today) : notOn(facts.ports, "transit-ports", facts, today);
  },
  exit({ port, exit, departure }, facts, today) {
    const entry = facts.ports.find(({ code }) => code === port);
    const row = exit === "same" ? entry : facts.ports.find(({ code }) => code === exit);
    const inGuangdong = exit === "guangdong" || row?.province === "CN-GD";
    if (entry?.province === "CN-GD" && inGuangdong) return byRule(facts, "exit-guangdong", (rule) => yes(rule));
    if (!row)
      return ask(
        "elsewhere",
        facts.rules.find(({ rule }) => rule === "exit"),
      );
    if (!row.leaving) return ask("entry_only", row);
    return byRule(facts, "exit", () => weighRow(row, departure, today));
  },
  ticket: ({ ticket }, facts) =>
    byRule(facts, "ticket", (rule) => (ticket === "booked" ? yes(rule) : no("open_ticket", rule))),
  time({ arrival, departure }, facts) {
    return byRule(facts, "clock", (clock) => {
      const hours = newest(facts, "transit-hours");
      if (!isSure(hours)) return ask("unsure", clock);
      // from 00:00 of the day after entry; the last day is whole only if the hours are
      const spent = daysFrom(arrival, departure) * 24;
      if (spent <= Number(hours.value)) return yes(clock);
      return spent - Number(hours.value) < 24 ? ask("unsure", hours) : no("too_long", hours);
    });
  },
  area({ port, stays }, facts) {
    const home = facts.ports.find(({ code }) => code === port)?.province;
    const named = stays.map((code) => facts.areas.find((area) => area.code === code));
    if (named.includes(undefined)) return ask("unsure");
    const areas = named.filter((area) => area !== undefined);
    const closed = areas.find((area) => isSure(area) && ["none", "part"].includes(area.scope));
    if (closed) return no("closed_area", closed);
    const doubtful = areas.find((area) => !isSure(area));
    if (doubtful) return ask("unsure", doubtful);
    const isAway = areas.some(({ code }) => home === undefined || !code.startsWith(home));
    return isAway ? byRule(facts, "across", (rule) => yes(rule)) : yes(areas[0]);
  },
  purpose: ({ purpose }, facts) =>
    byRule(facts, "purpose", (rule) => (purpose === "visit" ? yes(rule) : no("not_a_visit", rule))),
};
