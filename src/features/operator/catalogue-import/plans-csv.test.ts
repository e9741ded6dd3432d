import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { planRow } from "../../catalogue/plans/plan-rows.server.ts";
import type { PlanRecord } from "../../catalogue/plans/plan-rules.ts";

const topUp = (ways: PlanRecord["ways"], supplier: PlanRecord["supplier"]) =>
  planRow({ ways, supplier } as PlanRecord, ["JP"]).top_up;

test("a plan can be topped up exactly where My packages can load more on the same SIM: by a renewal, on a SIM of our own", () => {
  expect(topUp(["esim", "renewal"], null)).toBe(true);
  expect(topUp(["renewal"], "pool")).toBe(true);
  expect(topUp(["esim", "physical"], "pool")).toBe(false);
  expect(topUp(["esim", "renewal"], "reseller")).toBe(false);
  expect(topUp(["esim", "renewal"], "es2plus")).toBe(false);
});

test("no file of the shop says it a second time", () => {
  const header = readFileSync(join(import.meta.dirname, "../../../../db/demo/plans.csv"), "utf8").split("\n", 1)[0]!;
  expect(header.split(",")).not.toContain("top_up");
});
