import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditVerdict } from "./audit.mjs";

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "farwave-audit-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { vulnerabilities: { total: 0 } } });
const hole = (severity: string) => ({
  severity,
  via: [{ title: "Reads beside the cup", url: "https://advisory.example/1" }],
});

test("a high or critical vulnerability is a failure by its package, a smaller one is not", () => {
  const { answered, failures } = auditVerdict(
    report({
      cup: hole("high"),
      saucer: { severity: "critical", via: ["cup"] },
      spoon: hole("moderate"),
      fork: hole("low"),
    }),
  );
  expect(answered).toBe(true);
  expect(failures).toEqual([
    "dependency cup has a known vulnerability (high): Reads beside the cup https://advisory.example/1",
    "dependency saucer has a known vulnerability (critical): by cup",
  ]);
});

test.each([
  "",
  "not JSON",
  "null",
  '{"message":"405 Method Not Allowed"}',
  '{"error":{"code":"ENOTFOUND"}}',
  '{"vulnerabilities":{}}',
])("%j is no answer, and so no failure and no clean bill", (said) => {
  expect(auditVerdict(said)).toEqual({ answered: false, failures: [] });
});

test.each([
  [report({}), 0, ""],
  [report({ cup: hole("high") }), 1, "dependency cup has a known vulnerability"],
  ["no answer", 2, ""],
])("as a command it ends with %s → %i", async (said, code, line) => {
  const file = join(folder, "report.json");
  writeFileSync(file, said);
  const ended = await new Promise<{ code: number; out: string }>((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, "audit.mjs"), file], (error, out) =>
      resolve({ code: Number(error?.code ?? 0), out }),
    );
  });
  expect(ended.code).toBe(code);
  expect(ended.out).toContain(line);
});
