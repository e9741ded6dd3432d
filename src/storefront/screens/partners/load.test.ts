import { expect, test } from "vitest";
import { japanDayPass } from "../../../../test/plan-cards.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { teamAt } from "./load.ts";

const pass = { ...japanDayPass, allowanceMb: 1024, price: { amount: 2500, currency: "HKD" } };
const answers: Record<string, unknown> = {
  "/product/getWholesaleTiers": {
    tiers: [
      { from: 500, percentOff: 10 },
      { from: 2000, percentOff: null },
    ],
  },
  "/product/getPlanList": { destination: { name: "Japan" }, plans: [pass] },
};
const asking = { call: async (path: string) => answers[path], language: "en", currency: "HKD" } as unknown as Asking;
const poolOf = async (people: number) =>
  (await teamAt(new URL(`http://shop.test/?people=${people}&days=10`), asking)).pool;

test.each([
  ["of fewer than the least order costs what single ones do", 10, { amount: 250_000, currency: "HKD" }],
  ["at a step with a public price costs less", 100, { amount: 2_250_000, currency: "HKD" }],
  ["at a step whose price is told on request has none", 200, null],
])("a team's pool %s", async (_name, people, pool) => expect(await poolOf(people)).toEqual(pool));
