import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { seconds } from "./timing.mjs";

/** A stage that is one check, or that died before it could report: it passed as a whole or failed as a whole. */
export function verdictOfCode(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function verdictOfVitest(report, code) {
  if (!report) return { passed: 0, failed: 1 };
  const isFailed = ({ status }) => status === "failed";
  const brokenFiles = report.testResults.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed));
  const names = report.testResults.filter(isFailed).flatMap(({ name, assertionResults }) => {
    const file = relative(".", name);
    const tests = assertionResults.filter(isFailed).map(({ fullName }) => `${file}: ${fullName}`);
    return tests.length > 0 ? tests : [file];
  });
  return atLeastOneFailure(
    { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles.length, names },
    code,
  );
}

/** A journey that passes only when repeated has failed: it would fail for a visitor. */
export function verdictOfPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const names = report.suites
    .flatMap(specsIn)
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === "flaky"))
    .map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky, names }, code);
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
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
    [
      stage.padEnd(width),
      `${passed} passed`.padStart(14),
      `${failed} failed`.padStart(12),
      seconds(took).padStart(10),
    ].join(""),
  );
  return ["", ...rows].join("\n");
}

/** What failed, repeated at the end of a long run. */
export function failedNames(results) {
  return results.flatMap(({ stage, failed, names = [] }) =>
    failed === 0 ? [] : names.length > 0 ? names.map((name) => `${stage}: ${name}`) : [stage],
  );
}

/** Of many rounds, each the names of what failed in it: how often each failed, the most often first. */
export function unsteady(rounds) {
  const counts = new Map();
  for (const name of rounds.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, failed]) => ({ name, failed })).toSorted((a, b) => b.failed - a.failed);
}

// a runner can fail without a failing test: an error outside all tests, no test found, a set-up that broke
function atLeastOneFailure({ passed, failed, names }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, names };
}
