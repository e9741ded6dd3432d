import { describe, expect, test } from "vitest";
import type { Passport, Port, RuleName, Sourced, TransitFacts } from "./facts.ts";
import { rules } from "./facts.ts";
import type { Trip } from "./trip.ts";
import { usualTrip } from "./trip.world.ts";
import { weighTransit } from "./weigh-transit.ts";

const today = "2026-11-22";
const sure: Sourced = { source: "nia", asOf: "2026-10-10", confidence: "medium" };
const passport = (scheme: Passport["scheme"], iso2: string, more: Partial<Passport> = {}): Passport => ({
  scheme,
  iso2,
  validFrom: "2024-12-17",
  validUntil: null,
  stay: scheme === "transit" ? null : "30",
  isDoubtful: false,
  ...sure,
  ...more,
});
const port = (code: string, province: string, more: Partial<Port> = {}): Port => ({
  code,
  kind: "air",
  province,
  leaving: true,
  validFrom: "2024-12-17",
  ...sure,
  ...more,
});
const facts: TransitFacts = {
  figures: [
    { figure: "transit-hours", value: "240", confirmedOn: null, ...sure },
    { figure: "transit-hours", value: "144", confirmedOn: null, ...sure, asOf: "2024-07-15" },
    { figure: "transit-countries", value: "4", confirmedOn: null, ...sure },
    { figure: "transit-ports", value: "9", confirmedOn: null, ...sure },
    { figure: "document-months", value: "3", confirmedOn: null, ...sure },
  ],
  rules: rules.map((rule) => ({ rule, ...sure })),
  ports: [
    port("pvg", "CN-SH"),
    port("pek", "CN-BJ"),
    port("can", "CN-GD"),
    port("westkowloon-rail", "CN-GD", { leaving: false, validFrom: "2025-11-05", kind: "rail" }),
    port("doubtful", "CN-SH", { confidence: "low" }),
    port("kmg", "CN-YN"),
    port("lxa", "CN-XZ"),
    port("hak", "CN-HI"),
    port("syx", "CN-HI"),
  ],
  areas: [
    { code: "CN-SH", scope: "whole", ...sure },
    { code: "CN-BJ", scope: "whole", ...sure },
    { code: "CN-YN", scope: "part", ...sure },
    { code: "CN-YN-kunming", scope: "city", ...sure },
    { code: "CN-YN-hearsay", scope: "city", ...sure, confidence: "low" },
    { code: "CN-XZ", scope: "none", ...sure },
    { code: "CN-GD", scope: "whole", ...sure },
    { code: "CN-HI", scope: "whole", ...sure },
  ],
  passports: [
    passport("transit", "US"),
    passport("transit", "GB"),
    passport("transit", "VN", { validFrom: "2026-08-20" }),
    passport("transit", "EC", { isDoubtful: true }),
    passport("unilateral", "GB", { validFrom: "2026-02-17", validUntil: "2026-12-31" }),
    passport("mutual", "TH", { stay: "30-90in180" }),
    passport("hainan", "US", { validFrom: null }),
    passport("hainan", "GB", { validFrom: null }),
    passport("hainan", "MY", { validFrom: null }),
    passport("mutual", "EC", { stay: null, isDoubtful: true }),
  ],
};
const weigh = (change: Partial<Trip> = {}, known: Partial<TransitFacts> = {}, on = today) =>
  weighTransit({ ...usualTrip, ...change }, { ...facts, ...known }, on);
/** What did not hold, as `port ask list_unconfirmed`. */
const against = (change: Partial<Trip>, known: Partial<TransitFacts> = {}, on = today) =>
  weigh(change, known, on)
    .checks.filter(({ answer }) => answer !== "yes")
    .map(({ name, answer, why }) => `${name} ${answer} ${why}`);
const lowered = (name: RuleName): Partial<TransitFacts> => ({
  rules: facts.rules.map((rule) => (rule.rule === name ? { ...rule, confidence: "low" } : rule)),
});
const dated = (name: RuleName, asOf: string): Partial<TransitFacts> => ({
  rules: facts.rules.map((rule) => (rule.rule === name ? { ...rule, asOf } : rule)),
});
const without = (name: RuleName): Partial<TransitFacts> => ({ rules: facts.rules.filter(({ rule }) => rule !== name) });

test("a sure trip is a yes with all nine rules, and the clock begins the day after landing", () => {
  const verdict = weigh();
  expect(verdict).toMatchObject({ answer: "yes", transit: "yes", leaveBefore: "2026-12-14" });
  expect(verdict.checks).toHaveLength(9);
  expect(verdict.checks.every(({ answer, source }) => answer === "yes" && source !== undefined)).toBe(true);
  expect(verdict.exemption).toBeUndefined();
});

describe("each rule says no only for a fact", () => {
  test.each<[string, Partial<Trip>, string[]]>([
    ["back to where one came from", { to: "US" }, ["route no same_place"]],
    ["on to mainland China", { to: "CN" }, ["route no inside"]],
    ["no fixed date and seat", { ticket: "open" }, ["ticket no open_ticket"]],
    ["eleven nights", { departure: "2026-12-14" }, ["time no too_long"]],
    ["to Tibet", { stays: ["CN-XZ"] }, ["area no closed_area"]],
    ["nothing ticked around a port where nothing is open", { port: "lxa" }, ["area no closed_area"]],
    ["elsewhere in a province that is open in part", { port: "kmg", stays: ["CN-YN"] }, ["area no closed_area"]],
    ["to work", { purpose: "other" }, ["purpose no not_a_visit"]],
    ["a passport that ends soon", { validity: "short" }, ["validity no short"]],
    [
      "before the passport was on the list",
      { passport: "VN", arrival: "2026-08-19", departure: "2026-08-20" },
      ["passport no not_yet"],
    ],
    [
      "before the port was",
      { port: "westkowloon-rail", arrival: "2025-11-04", departure: "2025-11-04" },
      ["port no not_yet"],
    ],
  ])("%s", (_, change, found) => {
    expect(against(change)).toEqual(found);
    expect(weigh(change).answer).toBe("no");
  });
});

describe("what is missing, doubtful or old is asked", () => {
  test.each<[string, Partial<Trip>, string[]]>([
    [
      "a passport that is not on the list, which nobody has confirmed",
      { passport: "IN" },
      ["passport ask list_unconfirmed"],
    ],
    [
      "a port that is not, in a province that nobody knows",
      { port: "other", exit: "pek" },
      ["port ask list_unconfirmed", "area ask untold"],
    ],
    [
      "the same, where it is said where one stays",
      { port: "other", exit: "pek", stays: ["CN-BJ"] },
      ["port ask list_unconfirmed"],
    ],
    ["nothing ticked where only some cities are open", { port: "kmg" }, ["area ask part"]],
    ["a doubtful port", { port: "doubtful", exit: "pek" }, ["port ask unsure"]],
    ["a doubtful passport", { passport: "EC" }, ["passport ask unsure"]],
    ["a document that is no ordinary passport", { document: "other" }, ["passport ask document"]],
    ["documents of Hong Kong", { passport: "HK" }, ["passport ask chinese"]],
    ["a passport whose end one does not know", { validity: "unsure" }, ["validity ask untold"]],
    ["leaving by a port that is on no list", { exit: "other" }, ["exit ask elsewhere"]],
    ["leaving elsewhere by a port for entry", { exit: "westkowloon-rail" }, ["exit ask entry_only"]],
    ["a city that is hearsay", { stays: ["CN-YN-hearsay"] }, ["area ask unsure"]],
    ["an area that nobody knows", { stays: ["CN-SH", "__proto__"] }, ["area ask unsure"]],
    ["two places that are not named", { from: "ZZ", to: "ZZ" }, ["route ask untold"]],
    [
      "a trip more than a year after the list",
      { arrival: "2027-10-11", departure: "2027-10-12" },
      ["passport ask far", "port ask far", "exit ask far", "area ask far"],
    ],
    [
      "a trip that ends more than a year after the list",
      { arrival: "2027-10-10", departure: "2027-10-11" },
      ["passport ask far", "port ask far", "exit ask far", "area ask far"],
    ],
  ])("%s", (_, change, found) => {
    expect(against(change)).toEqual(found);
    expect(weigh(change).answer).toBe("ask");
  });

  test("a list that is more than a year old, whatever it says", () => {
    const checks = ["passport", "validity", "route", "port", "exit", "ticket", "time", "area", "purpose"];
    expect(against({ arrival: "2026-11-22", departure: "2026-11-23" }, {}, "2027-10-11")).toEqual(
      checks.map((name) => `${name} ask old`),
    );
  });

  test.each<[RuleName, Partial<Trip>, string]>([
    ["validity", {}, "validity"],
    ["third", {}, "route"],
    ["third", { to: "US" }, "route"],
    ["third-taiwan", { to: "TW" }, "route"],
    ["exit", {}, "exit"],
    ["exit-guangdong", { port: "can", exit: "guangdong" }, "exit"],
    ["ticket", {}, "ticket"],
    ["clock", {}, "time"],
    ["across", { exit: "pek" }, "area"],
    ["purpose", {}, "purpose"],
  ])("the rule %s from the day on which it is more than a year old", (rule, change, check) => {
    expect(against(change, dated(rule, "2025-11-21"))).toEqual([`${check} ask old`]);
    expect(against(change, dated(rule, "2025-11-22"))).not.toContain(`${check} ask old`);
  });

  test.each([
    ["document-months", "validity"],
    ["transit-hours", "time"],
  ])("the figure %s as well", (figure, check) => {
    const of = (asOf: string) => ({
      figures: facts.figures.map((one) => (one.figure === figure && one.asOf === sure.asOf ? { ...one, asOf } : one)),
    });
    expect(against({}, of("2025-11-21"))).toEqual([`${check} ask old`]);
    expect(against({}, of("2025-11-22"))).toEqual([]);
  });

  test("an old list of areas alone, also for what it closes", () => {
    const old = { areas: facts.areas.map((area) => ({ ...area, asOf: "2025-11-21" })) };
    expect(against({ arrival: today, departure: today }, old)).toEqual(["area ask old"]);
    expect(against({ stays: ["CN-SH"] }, old)).toEqual(["area ask old"]);
    expect(against({ stays: ["CN-XZ"] }, old)).toEqual(["area ask old"]);
    expect(against({ port: "kmg" }, old)).toEqual(["area ask old"]);
  });

  test("a list of passports or ports that begins later, by hearsay", () => {
    const later = { confidence: "low", validFrom: "2027-01-01" } as const;
    expect(against({}, { passports: [passport("transit", "US", later)] })).toEqual(["passport ask unsure"]);
    expect(against({ exit: "pek" }, { ports: [port("pvg", "CN-SH", later), port("pek", "CN-BJ")] })).toEqual([
      "port ask unsure",
    ]);
  });

  test("a passport whose place on the list ends before one leaves", () => {
    const ends = (validUntil: string) => ({ passports: [passport("transit", "US", { validUntil })] });
    expect(against({}, ends("2026-12-08"))).toEqual(["passport ask ended"]);
    expect(against({}, ends("2026-12-09"))).toEqual([]);
  });

  test.each(
    [...rules].filter((rule) => !/arrival|register|hotel|exchange|cards|ordinary|guangdong|taiwan|across/.test(rule)),
  )("a rule that is not sure, or not there: %s", (rule) => {
    for (const known of [lowered(rule), without(rule)]) expect(weigh({}, known).answer).toBe("ask");
  });

  test("the rule for Taiwan alone, and crossing between provinces", () => {
    expect(weigh({ to: "TW" }).answer).toBe("yes");
    expect(against({ to: "TW" }, lowered("third-taiwan"))).toEqual(["route ask unsure"]);
    expect(weigh({ to: "HK" }, lowered("third-taiwan")).answer).toBe("yes");
    expect(weigh({ stays: ["CN-SH", "CN-BJ"] }).answer).toBe("yes");
    expect(against({ stays: ["CN-SH", "CN-BJ"] }, lowered("across"))).toEqual(["area ask unsure"]);
    expect(against({ exit: "pek" }, lowered("across"))).toEqual(["area ask unsure"]);
    expect(weigh({ port: "kmg", stays: ["CN-YN-kunming"] }, lowered("across")).answer).toBe("yes");
  });

  test("nothing is known at all", () => {
    const none = { figures: [], rules: [], ports: [], areas: [], passports: [] };
    const verdict = weigh({}, none);
    expect(verdict.answer).toBe("ask");
    expect(verdict.leaveBefore).toBeUndefined();
    expect(verdict.checks.filter(({ answer }) => answer === "yes")).toEqual([]);
  });
});

describe("not on the list", () => {
  const confirmed = (confirmedOn: string | null, value = "4"): Partial<TransitFacts> => ({
    figures: facts.figures.map((one) => (one.figure === "transit-countries" ? { ...one, confirmedOn, value } : one)),
  });
  test.each([
    ["was confirmed after its day: no", confirmed("2026-11-01"), "no"],
    ["was confirmed on its day: no", confirmed("2026-10-10"), "no"],
    ["was confirmed before it changed", confirmed("2026-10-09"), "ask"],
    ["was confirmed more than a year ago", confirmed("2025-11-01"), "ask"],
    ["lacks a row of what the figure says", confirmed("2026-11-01", "5"), "ask"],
  ] as const)("%s", (_, known, answer) => {
    expect(weigh({ passport: "IN" }, known).answer).toBe(answer);
  });

  test("says nothing of a trip more than a year after it was confirmed", () => {
    const [arrival, departure] = ["2027-11-02", "2027-11-03"];
    const { checks } = weigh({ passport: "IN", arrival, departure }, confirmed("2026-11-01"));
    expect(checks[0]).toMatchObject({ answer: "ask", why: "far" });
  });
});

describe("the clock", () => {
  test.each([
    ["2026-12-03", "2026-12-13", "yes"],
    ["2026-12-03", "2026-12-14", "no"],
    ["2026-12-03", "2026-12-03", "yes"],
    ["2026-12-25", "2027-01-04", "yes"],
    ["2026-12-25", "2027-01-05", "no"],
    ["2028-02-20", "2028-03-01", "yes"],
    ["2028-02-20", "2028-03-02", "no"],
  ])("%s to %s: %s", (arrival, departure, answer) => {
    const { checks } = weigh({ arrival, departure });
    expect(checks.find(({ name }) => name === "time")?.answer).toBe(answer);
  });

  test("an hour count that ends within a day leaves that day to the officer", () => {
    const figures = facts.figures.map((one) => (one.value === "240" ? { ...one, value: "250" } : one));
    expect(against({ departure: "2026-12-13" }, { figures })).toEqual([]);
    expect(against({ departure: "2026-12-14" }, { figures })).toEqual(["time ask unsure"]);
    expect(against({ departure: "2026-12-15" }, { figures })).toEqual(["time no too_long"]);
  });
});

test("after entering Guangdong one may leave by any of its open ports, and by no unlisted one elsewhere", () => {
  expect(weigh({ port: "can", exit: "guangdong", to: "HK" }).answer).toBe("yes");
  expect(weigh({ port: "can", exit: "westkowloon-rail", to: "HK" }).answer).toBe("yes");
  expect(against({ port: "can", exit: "guangdong" }, lowered("exit-guangdong"))).toEqual(["exit ask unsure"]);
  expect(against({ port: "can" }, lowered("exit-guangdong"))).toEqual([]);
  expect(against({ port: "can", to: "HK" }, lowered("exit"))).toEqual([]);
  expect(against({ port: "can", exit: "westkowloon-rail" }, lowered("exit-guangdong"))).toEqual(["exit ask unsure"]);
  expect(against({ port: "pvg", exit: "guangdong" })).toEqual(["exit ask elsewhere"]);
  // whether the other port is one of that province is the question
  expect(against({ port: "can", exit: "other" })).toEqual(["exit ask in_guangdong"]);
  expect(against({ port: "pvg", exit: "other" })).toEqual(["exit ask elsewhere"]);
});

describe("an exemption", () => {
  const of = (change: Partial<Trip>, known: Partial<TransitFacts> = {}) => {
    const { answer, transit, exemption } = weigh(change, known);
    return [answer, transit, exemption && `${exemption.scheme} ${exemption.answer} ${exemption.why}`];
  };
  test.each<[string, Partial<Trip>, [string, string, string | undefined]]>([
    ["holds where transit would not", { passport: "GB", from: "GB", to: "GB" }, ["yes", "no", "unilateral yes holds"]],
    [
      "holds on its last day of entry",
      { passport: "GB", arrival: "2026-12-31", departure: "2027-01-05" },
      ["yes", "yes", "unilateral yes holds"],
    ],
    [
      "is asked about after its end, and transit stands beside it",
      { passport: "GB", arrival: "2027-01-01", departure: "2027-01-05" },
      ["yes", "yes", "unilateral ask ended"],
    ],
    [
      "that has ended is no ground for a no",
      { passport: "GB", from: "GB", to: "GB", arrival: "2027-01-01", departure: "2027-01-05" },
      ["ask", "no", "unilateral ask ended"],
    ],
    [
      "has thirty days, the first one counted",
      { passport: "GB", to: "GB", from: "GB", arrival: "2026-12-01", departure: "2026-12-30" },
      ["yes", "no", "unilateral yes holds"],
    ],
    [
      "is asked about for the day that may not count",
      { passport: "GB", arrival: "2026-12-01", departure: "2026-12-31" },
      ["ask", "no", "unilateral ask unsure"],
    ],
    [
      "ends after that",
      { passport: "GB", arrival: "2026-12-01", departure: "2027-01-01" },
      ["no", "no", "unilateral no too_long"],
    ],
    ["is for visits", { passport: "GB", purpose: "other" }, ["no", "no", "unilateral no not_a_visit"]],
    ["of a treaty counts earlier visits", { passport: "TH", from: "TH", to: "TH" }, ["yes", "no", "mutual yes holds"]],
    [
      "that is contradicted is asked about",
      { passport: "EC", from: "EC", to: "EC" },
      ["ask", "no", "mutual ask unsure"],
    ],
    [
      "is asked about with a passport that ends soon",
      { passport: "GB", validity: "short" },
      ["ask", "no", "unilateral ask validity"],
    ],
    [
      "is asked about where one does not know when it ends",
      { passport: "GB", validity: "unsure" },
      ["ask", "ask", "unilateral ask validity"],
    ],
    ["is of ordinary passports", { passport: "GB", document: "other" }, ["ask", "ask", "unilateral ask document"]],
    [
      "had not begun",
      { passport: "GB", arrival: "2026-02-16", departure: "2026-02-20" },
      ["yes", "yes", "unilateral no not_yet"],
    ],
  ])("%s", (_, change, found) => expect(of(change)).toEqual(found));

  describe("for Hainan alone", () => {
    const there = { passport: "MY", from: "MY", to: "MY", port: "hak", departure: "2026-12-28" };
    test.each<[string, Partial<Trip>, [string, string, string | undefined]]>([
      ["holds there, whatever the route", there, ["yes", "no", "hainan yes holds"]],
      ["out by another of its ports", { ...there, exit: "syx", stays: ["CN-HI"] }, ["yes", "no", "hainan yes holds"]],
      ["is no matter of a trip elsewhere", { ...there, port: "pvg" }, ["no", "no", undefined]],
      ["not for a stay beyond it", { ...there, stays: ["CN-HI", "CN-SH"] }, ["no", "no", "hainan no outside"]],
      ["not out by a port beyond it", { ...there, exit: "pvg" }, ["no", "no", "hainan no outside"]],
      ["not out by Guangdong", { ...there, exit: "guangdong" }, ["no", "no", "hainan no outside"]],
      ["is asked about by a port that may be there", { ...there, exit: "other" }, ["ask", "no", "hainan ask untold"]],
      ["is asked about for work", { ...there, purpose: "other" }, ["ask", "no", "hainan ask untold"]],
      ["is asked about with another document", { ...there, document: "other" }, ["ask", "no", "hainan ask document"]],
      ["ends after thirty days", { ...there, departure: "2027-01-03" }, ["no", "no", "hainan no too_long"]],
      [
        "lets stay longer than transit does",
        { port: "hak", departure: "2026-12-28" },
        ["yes", "no", "hainan yes holds"],
      ],
      [
        "stands behind one for the whole mainland",
        { passport: "GB", port: "hak", from: "GB", to: "GB" },
        ["yes", "no", "unilateral yes holds"],
      ],
      [
        "stands in where that one has ended",
        { passport: "GB", port: "hak", from: "GB", to: "GB", arrival: "2027-01-01", departure: "2027-01-05" },
        ["yes", "no", "hainan yes holds"],
      ],
    ])("%s", (_, change, found) => expect(of(change)).toEqual(found));
  });

  test("is for ordinary passports by a rule that ages as well", () => {
    const home = { passport: "GB", from: "GB", to: "GB" };
    expect(of(home, dated("ordinary", "2025-11-22"))).toEqual(["yes", "no", "unilateral yes holds"]);
    expect(of(home, dated("ordinary", "2025-11-21"))).toEqual(["ask", "no", "unilateral ask old"]);
    expect(of(home, without("ordinary"))).toEqual(["ask", "no", "unilateral ask unsure"]);
  });

  test("that is said to begin later by hearsay is asked about", () => {
    const passports = [passport("unilateral", "GB", { validFrom: "2027-01-01", confidence: "low" })];
    expect(of({ passport: "GB" }, { passports })[2]).toBe("unilateral ask unsure");
  });

  test("has no transit clock", () => {
    expect(weigh({ passport: "GB", departure: "2026-12-28" }).leaveBefore).toBeUndefined();
    expect(weigh({ passport: "GB", arrival: "2027-01-01", departure: "2027-01-05" }).leaveBefore).toBe("2027-01-12");
  });

  test("that is asked about brings no clock to a transit that is refused", () => {
    const verdict = weigh({ passport: "EC", from: "EC", to: "EC" });
    expect(verdict).toMatchObject({ answer: "ask", transit: "no" });
    expect(verdict.leaveBefore).toBeUndefined();
  });

  test("says for how long, until when, and whether earlier visits count", () => {
    expect(weigh({ passport: "TH" }).exemption).toMatchObject({ days: 30, countsEarlier: true, until: null });
    expect(weigh({ passport: "GB" }).exemption).toMatchObject({ days: 30, countsEarlier: false, until: "2026-12-31" });
  });
});
