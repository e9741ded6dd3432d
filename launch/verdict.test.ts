import { expect, it } from "vitest";
import { table, total, verdictOfCode, verdictOfPlaywright, verdictOfVitest } from "./verdict.mjs";

const passing = { status: "passed", assertionResults: [{ status: "passed" }] };
const failing = { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] };
const unreadable = { status: "failed", assertionResults: [] };

it.each([
  { numPassedTests: 3, numFailedTests: 0, testResults: [passing], code: 0, verdict: { passed: 3, failed: 0 } },
  { numPassedTests: 3, numFailedTests: 1, testResults: [failing], code: 1, verdict: { passed: 3, failed: 1 } },
  { numPassedTests: 3, numFailedTests: 0, testResults: [unreadable, passing], code: 1, verdict: { passed: 3, failed: 1 } },
  { numPassedTests: 3, numFailedTests: 0, testResults: [passing], code: 1, verdict: { passed: 3, failed: 1 } },
])("counts Vitest's tests, files that do not load and errors outside all tests: $verdict", ({ code, verdict, ...report }) => {
  expect(verdictOfVitest(report, code)).toEqual(verdict);
});

it.each([
  { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 1 }, code: 0, verdict: { passed: 4, failed: 0 } },
  { stats: { expected: 4, unexpected: 2, flaky: 1, skipped: 0 }, code: 1, verdict: { passed: 4, failed: 3 } },
  { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, code: 1, verdict: { passed: 0, failed: 1 } },
])("counts journeys, and one that only passes when repeated as failed: $verdict", ({ code, verdict, stats }) => {
  expect(verdictOfPlaywright({ stats }, code)).toEqual(verdict);
});

it("counts a stage that died without a report as one failure", () => {
  expect(verdictOfVitest(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(verdictOfPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(verdictOfCode(2)).toEqual({ passed: 0, failed: 1 });
});

it("sums the stages and shows each", () => {
  const results = [
    { stage: "types", passed: 1, failed: 0, took: 1234 },
    { stage: "journeys", passed: 12, failed: 3, took: 61_000 },
  ];
  expect(total(results)).toEqual({ passed: 13, failed: 3 });
  expect(table(results)).toMatch(/types +1 passed +0 failed +1\.2 s\njourneys +12 passed +3 failed +61\.0 s$/);
});
