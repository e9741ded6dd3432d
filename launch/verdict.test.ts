import { resolve } from "node:path";
import { expect, it } from "vitest";
import {
  failedNames,
  table,
  total,
  unsteady,
  verdictOfCode,
  verdictOfPlaywright,
  verdictOfVitest,
} from "./verdict.mjs";

const passing = {
  name: resolve("a.test.ts"),
  status: "passed",
  assertionResults: [{ status: "passed", fullName: "adds" }],
};
const failing = {
  name: resolve("src/b.test.ts"),
  status: "failed",
  assertionResults: [
    { status: "failed", fullName: "money adds up" },
    { status: "passed", fullName: "adds" },
  ],
};
const unreadable = { name: resolve("src/c.test.ts"), status: "failed", assertionResults: [] };
const journeys = (...statuses: string[]) =>
  statuses.map((status) => ({
    suites: [
      { specs: [{ file: "buy.e2e.ts", line: 3, title: "buys", ok: status !== "unexpected", tests: [{ status }] }] },
    ],
  }));

it.each([
  {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [passing],
    code: 0,
    verdict: { passed: 3, failed: 0, names: [] },
  },
  {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [failing, passing],
    code: 1,
    verdict: { passed: 3, failed: 1, names: ["src/b.test.ts: money adds up"] },
  },
  {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [unreadable, passing],
    code: 1,
    verdict: { passed: 3, failed: 1, names: ["src/c.test.ts"] },
  },
  {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [passing],
    code: 1,
    verdict: { passed: 3, failed: 1, names: [] },
  },
])(
  "counts Vitest's tests, files that do not load and errors outside all tests: $verdict",
  ({ code, verdict, ...report }) => {
    expect(verdictOfVitest(report, code)).toEqual(verdict);
  },
);

it.each([
  {
    stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 },
    suites: journeys("expected"),
    code: 0,
    verdict: { passed: 4, failed: 0, names: [] },
  },
  {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 },
    suites: journeys("unexpected", "flaky"),
    code: 1,
    verdict: { passed: 4, failed: 2, names: ["buy.e2e.ts:3: buys", "buy.e2e.ts:3: buys"] },
  },
  {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    suites: [],
    code: 1,
    verdict: { passed: 0, failed: 1, names: [] },
  },
])("counts journeys, and one that only passes when repeated as failed: $verdict", ({ code, verdict, ...report }) => {
  expect(verdictOfPlaywright(report, code)).toEqual(verdict);
});

it("counts a stage that died without a report as one failure", () => {
  expect(verdictOfVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(verdictOfPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(verdictOfCode(2)).toEqual({ passed: 0, failed: 1 });
});

it("sums the stages, shows each and names what failed", () => {
  const results = [
    { stage: "types", passed: 1, failed: 0, took: 1234 },
    { stage: "journeys", passed: 12, failed: 2, names: ["buy.e2e.ts:3: buys", "pay.e2e.ts:5: pays"], took: 61_000 },
    { stage: "build", passed: 0, failed: 1, took: 1_000 },
  ];
  expect(total(results)).toEqual({ passed: 13, failed: 3 });
  expect(failedNames(results)).toEqual(["journeys: buy.e2e.ts:3: buys", "journeys: pay.e2e.ts:5: pays", "build"]);
  expect(table(results)).toMatch(
    /types +1 passed +0 failed +1\.2 s\njourneys +12 passed +2 failed +61\.0 s\nbuild +0 passed +1 failed +1\.0 s$/,
  );
});

it("lists of many rounds what was not the same each time, the most often first", () => {
  expect(unsteady([["unit: a"], [], ["unit: b", "unit: a"]])).toEqual([
    { name: "unit: a", failed: 2 },
    { name: "unit: b", failed: 1 },
  ]);
  expect(unsteady([[], []])).toEqual([]);
});
