import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { atDesk } from "../../../../test/at-desk.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { aRenewalWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { ask, bought, byHand, packages, start, theirs } from "./packages.world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ profiles: 6 })));
afterEach(() => world.close());

describe("the packages of a SIM", () => {
  let her: string;
  beforeEach(async () => void (her = await signedIn(world, "mei@example.com")));

  test("one that waits: every fact, how to give it back, and its place on the clock", async () => {
    const { iccid, packageId, orderNumber, key } = await theirs(world, "mei@example.com");
    const { purchased, used, clock, sim, stale } = await packages(world, her, { iccid });
    expect(purchased).toEqual([
      {
        packageId,
        state: "not_started",
        planCode: "jp-10gb-30d",
        kind: "fixed",
        scope: "country",
        area: "JP",
        areaName: "Japan",
        countries: [{ iso2: "JP", name: "Japan" }],
        days: 30,
        allowanceMb: 10_240,
        speedAfterKbps: 0,
        startRule: "first_connection",
        dayRule: null,
        dayZone: null,
        dayCity: null,
        clock: { zone: "Asia/Tokyo", city: "Tokyo" },
        boughtAt: "2026-11-21T08:00:00.000Z",
        activatedAt: null,
        validUntil: null,
        useBy: "2027-05-20T08:00:00.000Z",
        usedMb: 0,
        remainingMb: 10_240,
        usedTodayMb: null,
        remainingTodayMb: null,
        daysLeft: null,
        slow: false,
        asOf: "2026-11-21T08:00:00.000Z",
        usageByDay: true,
        canStart: true,
        buyMore: { planCode: "jp-10gb-30d", days: 30 },
        order: {
          orderNumber,
          key,
          position: 1,
          way: "esim",
          refund: {
            answer: "review",
            why: "not_known",
            back: { amount: 10_500, currency: "HKD" },
            until: "2027-05-20T08:00:00.000Z",
          },
        },
      },
    ]);
    expect([used, stale, sim.openPackages]).toEqual([[], false, 1]);
    expect(clock).toMatchObject([{ packageId, role: "next", from: { certainty: "first_use" }, tooLate: false }]);
    const terms = (await world.answer("/order/getRefundTerms", { orderNumber, key })).envelope.resultData as {
      sims: object[];
    };
    expect(terms.sims).toMatchObject([purchased[0]!.order!.refund]);
  });

  test("what another package would add to the clock is shown before it is bought, and nothing is written", async () => {
    const { iccid, packageId } = await theirs(world, "mei@example.com");
    await start(world, her, packageId);
    const { clock, purchased, sim } = await packages(world, her, {
      iccid,
      adding: { planCode: "jp-10gb-30d", days: 30 },
    });
    expect(clock).toMatchObject([
      { packageId, role: "running", until: { at: "2026-12-21T08:00:00.000Z", certainty: "at_latest" } },
      {
        packageId: "new",
        role: "next",
        from: { at: "2026-12-21T08:00:00.000Z", certainty: "after_previous" },
        until: { at: "2027-01-20T08:00:00.000Z", certainty: "expected" },
        tooLate: false,
      },
    ]);
    expect([purchased.map((one) => one.packageId), sim.openPackages]).toEqual([[packageId], 1]);
    expect((await packages(world, her, { iccid })).clock).toHaveLength(1);
    expect(
      await ask(world, her, "/account/getPackages", { iccid, adding: { planCode: "moon", days: 30 } }),
    ).toMatchObject({
      resultCode: "PLAN_NOT_ON_SALE",
    });
  });

  test("a day pass: of the day what is left, slow when it is used, full again the next morning there", async () => {
    const { iccid } = await bought(world);
    expect((await packages(world, her, { iccid })).purchased[0]).toMatchObject({
      state: "not_started",
      remainingMb: 7168,
      remainingTodayMb: null,
      daysLeft: 7,
    });
    const network = byHand(world);
    await network.goTo(iccid, "JP");
    await network.useNow(iccid, 1024);
    world.at("2026-11-21T10:00:00Z");
    const slow = (await packages(world, her, { iccid })).purchased[0]!;
    expect(slow).toMatchObject({
      state: "active",
      activatedAt: "2026-11-21T08:00:00.000Z",
      validUntil: "2026-11-27T15:00:00.000Z",
      usedTodayMb: 1024,
      remainingTodayMb: 0,
      usedMb: 1024,
      remainingMb: 6144,
      daysLeft: 7,
      slow: true,
      speedAfterKbps: 1024,
      buyMore: null,
    });
    world.at("2026-11-21T15:00:00Z");
    expect((await packages(world, her, { iccid })).purchased[0]).toMatchObject({
      usedTodayMb: 0,
      remainingTodayMb: 1024,
      remainingMb: 6144,
      daysLeft: 6,
      slow: false,
    });
  });

  test("started before its turn: once, written down, harmless to repeat", async () => {
    const { packageId, iccid } = await theirs(world, "mei@example.com");
    const requestKey = randomUUID();
    const begun = {
      resultCode: "SUCCESS",
      resultData: { state: "active", activatedAt: "2026-11-21T08:00:00.000Z", validUntil: "2026-12-21T08:00:00.000Z" },
    };
    expect(await start(world, her, packageId, requestKey)).toMatchObject(begun);
    expect(await start(world, her, packageId, requestKey)).toMatchObject(begun);
    expect(await start(world, her, packageId)).toMatchObject(begun);
    expect((await world.pool.query("select * from package_starts")).rows).toHaveLength(1);
    expect((await packages(world, her, { iccid })).purchased).toMatchObject([
      { state: "active", canStart: false, order: { refund: { why: "begun" } } },
    ]);
    const another = await theirs(world, "mei@example.com");
    expect(await start(world, her, another.packageId, requestKey)).toMatchObject({ resultCode: "REQUEST_KEY_REUSED" });
  });

  test("the network does not answer, refuses, or was never there: it says so, and what was written down tells the truth later", async () => {
    const { packageId, iccid } = await theirs(world, "mei@example.com");
    await world.pool.query("insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'blocked', now())", [
      iccid,
    ]);
    expect(await start(world, her, packageId)).toMatchObject({ resultCode: "START_NOT_POSSIBLE" });
    const sandbox = world.shop.network;
    const { NetworkUnavailable } = await import("../../../adapters/network/network.ts");
    await world.pool.query("delete from sandbox_network.sims");
    // begun, and the answer gets lost
    world.shop.network = {
      ...sandbox,
      startPlan: async (reference) => (
        await sandbox.startPlan(reference),
        Promise.reject(new NetworkUnavailable("lost"))
      ),
    };
    expect(await start(world, her, packageId)).toMatchObject({ resultCode: "NETWORK_UNAVAILABLE" });
    world.shop.network = sandbox;
    expect(await start(world, her, packageId)).toMatchObject({
      resultCode: "SUCCESS",
      resultData: { state: "active" },
    });
    await world.pool.query("update data_plans set network_reference = null, state = 'not_started'");
    expect(await start(world, her, packageId)).toMatchObject({ resultCode: "START_NOT_POSSIBLE" });
  });

  test("refunded it is among the used ones, and runs on the network no more", async () => {
    const { orderNumber, key, iccid } = await bought(world, aRenewalWish());
    const { grantRefund } = await import("../refund-requests/decide-refund.server.ts");
    await world.answer("/order/askRefund", {
      orderNumber,
      key,
      requestKey: randomUUID(),
      positions: [1],
      reason: "plans_changed",
    });
    expect((await packages(world, her, { iccid })).purchased).toMatchObject([
      { order: { refund: { answer: "no", why: "already_asked" } } },
    ]);
    const { rows } = await world.pool.query("select id from refund_requests");
    await grantRefund(world.db, rows[0].id, "", atDesk(world));
    await workOff(world);
    expect(await packages(world, her, { iccid })).toMatchObject({
      purchased: [],
      clock: [],
      used: [
        {
          state: "cancelled",
          canStart: false,
          countries: [{ iso2: "JP", name: "Japan" }],
          order: { refund: { why: "already_back" } },
        },
      ],
    });
    expect((await world.pool.query("select state from sandbox_network.loaded_plans")).rows).toEqual([
      { state: "ended" },
    ]);
  });
});
