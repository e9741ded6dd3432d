import { expect, test } from "vitest";
import type { Imported } from "./import-shop.server.ts";
import { printReport } from "./print-report.server.ts";

function printed(imported: Imported): string[] {
  const lines: string[] = [];
  printReport(imported, (line) => lines.push(line));
  return lines;
}

test("problems are listed with file, line and field", () => {
  const problem = {
    file: "plans.csv",
    line: 17,
    field: "price_hkd",
    text: 'must be a whole number of cents above 0 (was "12.5")',
  };
  expect(printed({ problems: [problem, { file: "plan.csv", text: "is no file of a shop" }] })).toEqual([
    'plans.csv:17 price_hkd: must be a whole number of cents above 0 (was "12.5")',
    "plan.csv: is no file of a shop",
    "2 problems; nothing was changed.",
  ]);
});

test("of very many problems the first 200 are listed, with the number of all", () => {
  const lines = printed({
    problems: Array.from({ length: 1234 }, (_, line) => ({ file: "plans.csv", line, text: "is wrong" })),
  });
  expect(lines).toHaveLength(202);
  expect(lines.slice(-2)).toEqual(["… and 1034 more", "1234 problems; nothing was changed."]);
});

test("changes are counted by table", () => {
  const changes = {
    destinations: { added: 0, changed: 0, removed: 0, kept: 1 },
    places: { added: 0, changed: 0, removed: 0 },
    plans: { added: 3, changed: 2, removed: 1 },
    plan_prices: { added: 0, changed: 0, removed: 4 },
  };
  expect(printed({ changes })).toEqual([
    "destinations: 1 kept although gone from the file, because others refer to them",
    "plans: 3 added, 2 changed, 1 taken off sale",
    "plan prices: 4 removed",
  ]);
});

test("nothing to do is said", () => {
  const nothing = { plans: { added: 0, changed: 0, removed: 0 } };
  expect(printed({ changes: nothing })).toEqual(["The shop is already as the files say; nothing was changed."]);
});
