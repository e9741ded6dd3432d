import { expect, test } from "vitest";
import { touches } from "./outage-notices.server.ts";
import { outageProblems, shownDays, stateOfDay } from "./rules.ts";

const now = new Date("2026-11-21T17:00:00Z");
const known = {
  places: new Set(["JP"]),
  plans: new Set(["jp-1gb"]),
  carriers: new Set(["SoftBank"]),
  offered: ["en", "zh-cn"] as const,
  now,
};
const told = {
  kind: "network" as const,
  function: null,
  titles: { en: "Japan is slow", "zh-cn": "日本上网较慢" },
  advice: null,
  places: ["JP"],
  plans: [],
  carriers: [],
  expectedAt: null,
  beganAt: new Date("2026-11-21T16:00:00Z"),
  endedAt: null,
};
const fields = (more: object, isNew = true) =>
  outageProblems({ ...told, ...more }, known, isNew).map(({ field, problem }) => `${field} ${problem}`);

test.each([
  [{}, []],
  [{ titles: { en: "x" } }, ["titles.zh-cn empty"]],
  [{ advice: { en: "Restart" } }, ["advice.zh-cn empty"]],
  [{ places: [] }, ["places empty"]],
  [{ places: ["JP", "XX"] }, ["places no_destination"]],
  [{ plans: ["none"] }, ["plans no_plan"]],
  [{ carriers: ["SoftBank"] }, []],
  [{ carriers: ["SoftBank", "AIS"] }, ["carriers no_carrier"]],
  [{ expectedAt: new Date("2026-11-21T18:00:00Z") }, []],
  [{ expectedAt: new Date("2026-11-21T15:00:00Z") }, ["expectedAt after_beginning"]],
  [{ kind: "function" }, ["function empty"]],
  [{ beganAt: new Date("2026-11-21T17:01:00Z") }, ["beganAt not_to_come"]],
  [{ beganAt: new Date("2026-10-01T00:00:00Z") }, ["beganAt span_days"]],
  [{ endedAt: new Date("2026-11-21T15:00:00Z") }, ["endedAt after_beginning"]],
  [{ endedAt: new Date("2026-11-22T15:00:00Z") }, ["endedAt not_to_come"]],
])("%o: %o", (more, problems) => {
  expect(fields(more)).toEqual(problems);
});

test("one that is old already may be corrected", () => {
  expect(fields({ beganAt: new Date("2026-10-01T00:00:00Z") }, false)).toEqual([]);
});

test("ninety days end today by Hong Kong's clocks", () => {
  const days = shownDays(now);
  expect([days.length, days[0], days.at(-1)]).toEqual([90, "2026-08-25", "2026-11-22"]);
});

test("a day is as bad as its worst, from the first to the last that it touches; unmeasured is not well", () => {
  const lasting = [
    { beganAt: new Date("2026-11-19T15:59:00Z"), endedAt: new Date("2026-11-20T16:00:00Z"), severity: "slow" as const },
    { beganAt: new Date("2026-11-20T01:00:00Z"), endedAt: new Date("2026-11-20T02:00:00Z"), severity: "down" as const },
  ];
  const of = (day: string, isMeasured = true) => stateOfDay(day, lasting, { now, isMeasured });
  expect(["18", "19", "20", "21", "22"].map((day) => of(`2026-11-${day}`))).toEqual([
    "well",
    "slow",
    "down",
    "slow",
    "well",
  ]);
  expect(of("2026-11-18", false)).toBe("unmeasured");
});

test.each([
  [{ function: null, places: ["JP"], plans: [] }, { countries: ["KR"] }, false],
  [{ function: null, places: ["JP"], plans: [] }, { countries: ["KR", "JP"], plan: "any" }, true],
  [{ function: null, places: ["JP"], plans: ["one"] }, { countries: ["JP"], plan: "other" }, false],
  [{ function: null, places: ["JP"], plans: ["one"] }, { countries: ["JP"] }, true],
  [{ function: "network" as const, places: [], plans: [] }, { countries: ["JP"] }, false],
  [
    { function: "network" as const, places: [], plans: [] },
    { countries: ["JP"], functions: ["network" as const] },
    true,
  ],
  [{ function: "network" as const, places: [], plans: ["one"] }, { countries: ["JP"], plan: "one" }, true],
])("%o touches %o: %s", (outage, about, is) => {
  expect(touches(outage, about)).toBe(is);
});
