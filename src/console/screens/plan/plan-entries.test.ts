import { expect, test } from "vitest";
import { planRecord } from "../../../features/catalogue/plans/plan-rules.ts";
import { dayPass, fixed } from "../../../features/catalogue/plans/plan.world.ts";
import { differencesBetween } from "../../../features/catalogue/plans/staff-rules.ts";
import { checkRecord } from "../../../kernel/record.ts";
import { entriesOfPlan, planIn, turnedBack, typedIn } from "./plan-entries.ts";

test.each([dayPass, fixed])("a plan goes into its form and comes out the same: $code", (plan) => {
  expect(planIn(entriesOfPlan(plan))).toEqual(plan);
});

test("an empty form is no plan, and each problem is at a field that it has", () => {
  const fields = checkRecord(planRecord, planIn({})).problems.map(({ field }) => field);
  expect(fields.length).toBeGreaterThan(10);
  const known = [...Object.keys(entriesOfPlan(dayPass)), "ways"];
  expect(fields.filter((field) => !known.includes(field))).toEqual([]);
});

test("what belongs to no field is left out of a draft", () => {
  expect(typedIn({ days: "7", do: "keep", version: "x", "ways.esim": "on", "ways.pigeon": "on" })).toEqual({
    days: "7",
    "ways.esim": "on",
  });
});

test("a change that is turned back is the plan as it was, whatever changed", () => {
  const price = { amount: 1250, was: 1990 };
  const later = {
    ...dayPass,
    ways: ["renewal" as const],
    breakout: ["JP"],
    day_zone: "Asia/Seoul",
    supplier: "pool" as const,
    prices: { ...dayPass.prices, CNY: price, HKD: price },
  };
  const back = turnedBack(entriesOfPlan(later), differencesBetween(dayPass, later));
  expect(planIn(back)).toEqual(dayPass);
});
