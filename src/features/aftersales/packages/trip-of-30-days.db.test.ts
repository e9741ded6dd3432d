import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aRenewalWish, aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { watchNetwork } from "../../delivery/usage/watch-network.server.ts";
import { bought, byHand, packages, tenGb, usage } from "./packages.world.ts";

let world: World;
let her: string;
let iccid: string;
let pass: string;
let package30: string;

/** The shop's own clock stands still until here and follows the network's day by day. */
const day = 86_400_000;
const landing = Date.parse("2026-11-22T00:00:00Z");
const at = (moment: number) => world.at(new Date(moment).toISOString());
const watched = async (moment: number) => {
  at(moment);
  await watchNetwork.run({}, world.shop);
  await workOff(world);
};
const seen = async () => {
  const { purchased, used, clock } = await packages(world, her, { iccid });
  return {
    purchased,
    used,
    clock: clock.map(({ packageId, role }) => [packageId === pass ? "pass" : "package", role]),
  };
};

beforeAll(async () => {
  world = await freshWorld({ profiles: 2 });
  her = await signedIn(world, "mei@example.com");
  await world.pool.query("update sessions set stays = true, expires_at = '2027-12-01'");
  // a day pass of five days that must begin by May, and on the same SIM a package of 30 days bought later
  ({ iccid, packageId: pass } = await bought(world, aWish({ days: 5, expectedTotal: 7500 })));
  at(Date.parse("2026-11-21T09:00:00Z"));
  ({ packageId: package30 } = await bought(world, aRenewalWish({ iccids: [iccid] })));
});
afterAll(() => world.close());

describe("a trip of 30 days, lived through", () => {
  test("at home both wait, the one that must begin earlier first", async () => {
    const { purchased, clock } = await seen();
    expect(purchased.map(({ packageId, state }) => [packageId, state])).toEqual([
      [pass, "not_started"],
      [package30, "not_started"],
    ]);
    expect(clock).toEqual([
      ["pass", "next"],
      ["package", "later"],
    ]);
    expect((await usage(world, her, { packageId: pass })).days).toEqual([]);
  });

  test("the first use begins the pass; a gigabyte is used by evening, and it is slow until midnight in Tokyo", async () => {
    at(landing);
    await byHand(world).goTo(iccid, "JP");
    await byHand(world).useHourly(iccid, 128);
    await watched(landing + 9 * 3_600_000);
    const { purchased, clock } = await seen();
    expect(purchased[0]).toMatchObject({
      packageId: pass,
      state: "active",
      usedTodayMb: expect.any(Number),
      remainingTodayMb: 0,
      slow: true,
      daysLeft: 5,
      validUntil: "2026-11-26T15:00:00.000Z",
    });
    expect(clock).toEqual([
      ["pass", "running"],
      ["package", "next"],
    ]);
  });

  test("the next morning it is full again", async () => {
    await watched(Date.parse("2026-11-22T15:30:00Z"));
    expect((await seen()).purchased[0]).toMatchObject({
      state: "active",
      slow: false,
      usedTodayMb: 64,
      remainingTodayMb: 960,
      daysLeft: 4,
    });
  });

  test("when the pass is over the package takes over, without anybody doing anything", async () => {
    for (let moment = landing + day; moment <= landing + 6 * day; moment += day / 4) await watched(moment);
    const { purchased, used, clock } = await seen();
    expect(used).toMatchObject([{ packageId: pass, state: "expired", usedTodayMb: null, daysLeft: 0 }]);
    expect(purchased).toMatchObject([
      {
        packageId: package30,
        state: "active",
        activatedAt: "2026-11-26T15:00:00.000Z",
        validUntil: "2026-12-26T15:00:00.000Z",
      },
    ]);
    expect(clock).toEqual([["package", "running"]]);
  });

  test("the chart of the pass has every day of Tokyo, and its days are the whole", async () => {
    const { days, usedMb, dayZone, allowanceMb } = await usage(world, her, { packageId: pass });
    expect(days.map(({ day: name }) => name)).toEqual([
      "2026-11-22",
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
    ]);
    expect([dayZone, allowanceMb]).toEqual(["Asia/Tokyo", 1024]);
    for (const one of days) expect(one.usedMb).toBeGreaterThanOrEqual(1024);
    expect(usedMb).toBe((await seen()).used[0]!.usedMb);
    expect(usedMb).toBe(days.reduce((sum, one) => sum + one.usedMb!, 0));
  });

  test("data runs low, and is used up: a letter each; a day in a hotel counts 0; nothing is left on the clock", async () => {
    await byHand(world).goTo(iccid, null);
    await watched(landing + 8 * day);
    await byHand(world).goTo(iccid, "JP");
    for (let moment = landing + 8 * day; moment <= landing + 12 * day; moment += day / 4) await watched(moment);
    const { purchased, used } = await seen();
    expect(purchased).toEqual([]);
    expect(used.find(({ packageId }) => packageId === package30)).toMatchObject({
      state: "used_up",
      usedMb: 10_240,
      remainingMb: 0,
    });
    const letters = await world.pool.query(
      "select position, what from mails where kind = 'low_data' and order_id::text = split_part($1, '.', 1) order by queued_at",
      [package30],
    );
    expect(letters.rows).toEqual([
      { position: 1, what: "used_80" },
      { position: 1, what: "used_100" },
    ]);
    const { days, usedMb } = await usage(world, her, { packageId: package30 });
    expect(usedMb).toBe(10_240);
    expect(days.reduce((sum, one) => sum + (one.usedMb ?? 0), 0)).toBe(10_240);
    expect(days.find(({ day: name }) => name === "2026-11-29")).toEqual({ day: "2026-11-29", usedMb: 0 });
    expect(days.at(-1)).toEqual({ day: "2026-12-26", usedMb: null });
  });

  test("after 30 days it is expired", async () => {
    await watched(landing + 36 * day);
    const { used } = await seen();
    expect(used.map(({ state }) => state)).toEqual(["expired", "expired"]);
  });

  test("the network's clock runs ahead of the shop's: what it says is believed", async () => {
    const order = await bought(world, tenGb);
    await byHand(world).goTo(order.iccid, "JP");
    await byHand(world).useNow(order.iccid, 10);
    await byHand(world).moveOn({ days: 31 });
    const { used, asOf } = await packages(world, her, { iccid: order.iccid });
    expect([used.map(({ state }) => state), asOf]).toEqual([["expired"], null]);
  });
});
