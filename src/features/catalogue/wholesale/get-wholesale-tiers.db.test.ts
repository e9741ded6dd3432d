import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const tiers = async () => (await world.answer("/product/getWholesaleTiers", {})).envelope.resultData;

test("what is off at each step is a setting, and nothing off is told on request alone", async () => {
  expect(await tiers()).toEqual({
    tiers: [
      { from: 500, percentOff: 15 },
      { from: 2000, percentOff: 22 },
      { from: 10_000, percentOff: 30 },
    ],
  });
  const { browser } = await joined(world);
  const change = { requestKey: randomUUID(), name: "wholesale_2000", value: "0", version: 0, reason: "on request" };
  expect(await browser.code("/staff/changeSetting", change)).toBe("SUCCESS");
  expect(await tiers()).toMatchObject({ tiers: [{ percentOff: 15 }, { percentOff: null }, { percentOff: 30 }] });
});
