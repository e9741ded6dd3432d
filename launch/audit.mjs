import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** @typedef {{ severity: string, via: (string | { title: string, url: string })[] }} Vulnerability */

const refused = ["high", "critical"];

/**
 * What `npm audit --json` says: one line for each package that must not be shipped, or one that the registry did not answer.
 * @param {string} said
 * @returns {{ answered: boolean, failures: string[] }}
 */
export function auditVerdict(said) {
  const report = parsed(said);
  if (!report?.metadata?.vulnerabilities) return { answered: false, failures: [] };
  const found = Object.entries(/** @type {Record<string, Vulnerability>} */ (report.vulnerabilities ?? {}));
  return { answered: true, failures: found.filter(([, { severity }]) => refused.includes(severity)).map(line) };
}

/** @param {[string, Vulnerability]} found */
function line([name, { severity, via }]) {
  const reasons = via.map((one) => (typeof one === "string" ? `by ${one}` : `${one.title} ${one.url}`));
  return `dependency ${name} has a known vulnerability (${severity}): ${reasons.join("; ")}`;
}

/** @param {string} said */
function parsed(said) {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

/** `node launch/audit.mjs REPORT`: prints each failure as a line; ends with 0, 1 (failures) or 2 (no answer). */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { answered, failures } = auditVerdict(readFileSync(process.argv[2] ?? "", "utf8"));
  for (const failure of failures) console.log(failure);
  process.exitCode = answered ? Math.min(failures.length, 1) : 2;
}
