import { existsSync, readFileSync } from "node:fs";
import { seconds } from "./timing.mjs";

/** A stage that is one check, or that died before it could report: it passed as a whole or failed as a whole. */
export function verdictOfCode(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function verdictOfVitest(report, code) {
  if (!report) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length }, code);
}

/** A journey that passes only when repeated has failed: it would fail somebody. */
export function verdictOfPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky }, code);
}

export function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

export function total(results) {
  const sum = (count) => results.reduce((all, result) => all + result[count], 0);
  return { passed: sum("passed"), failed: sum("failed") };
}

/** What each stage gave and took, in columns. */
export function table(results) {
  const width = Math.max(...results.map(({ stage }) => stage.length));
  const rows = results.map(({ stage, passed, failed, took }) =>
    [stage.padEnd(width), `${passed} passed`.padStart(14), `${failed} failed`.padStart(12), seconds(took).padStart(10)].join(""),
  );
  return ["", ...rows].join("\n");
}

// a runner can fail without a failing test: an error outside all tests, no test found, a set-up that broke
function atLeastOneFailure({ passed, failed }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
