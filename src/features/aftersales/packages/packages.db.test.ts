import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aRenewalWish, aSim, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { bought, byHand, deleteSim, holderOf, packages, sims, tenGb, usage } from "./packages.world.ts";

let world: World;
beforeEach(async () => void (world = await freshWorld({ profiles: 6 })));
afterEach(() => world.close());

const ask = async (token: string, path: string, wish: object) => (await world.answerTo(token, path, wish)).envelope;
const start = (token: string, packageId: string, requestKey: string = randomUUID()) =>
  ask(token, "/account/startPackage", { packageId, requestKey });
const theirs = (email: string) => bought(world, { ...tenGb, email });

describe("another person's", () => {
  test("without a session there is nothing", async () => {
    for (const path of [
      "/account/getMySims",
      "/account/addSim",
      "/account/editSim",
      "/account/deleteSim",
      "/account/getPackages",
      "/account/getUsage",
      "/account/startPackage",
    ]) {
      expect((await world.answer(path, {})).envelope).toMatchObject({ resultCode: "TOKEN_VALID_FAIL" });
    }
  });

  test("SIM and package of another account are answered like those that do not exist", async () => {
    const hers = await theirs("mei@example.com");
    const him = await signedIn(world, "jun@example.com");
    for (const [path, wish, unknown] of [
      ["/account/getPackages", { iccid: hers.iccid }, { iccid: aSim(999) }],
      ["/account/editSim", { iccid: hers.iccid, remark: "mine" }, { iccid: aSim(999), remark: "mine" }],
      ["/account/deleteSim", { iccid: hers.iccid }, { iccid: aSim(999) }],
      ["/account/getUsage", { packageId: hers.packageId }, { packageId: `${randomUUID()}.1` }],
      [
        "/account/startPackage",
        { packageId: hers.packageId, requestKey: randomUUID() },
        { packageId: `${randomUUID()}.1`, requestKey: randomUUID() },
      ],
    ] as const) {
      const answer = await ask(him, path, wish);
      expect([path, answer]).toMatchObject([path, { resultCode: "NOT_FOUND" }]);
      expect(await ask(him, path, unknown)).toEqual(answer);
    }
    expect(await sims(world, him)).toEqual({ sims: [] });
    expect((await world.pool.query("select * from account_sims")).rows).toEqual([]);
  });

  test("a number that is typed in and proven shows packages and usage, and nothing of the order; it starts nothing", async () => {
    const hers = await theirs("mei@example.com");
    const him = await signedIn(world, "jun@example.com");
    await ask(him, "/account/addSim", { iccid: hers.iccid });
    await ask(him, "/account/proveSim", { iccid: hers.iccid, email: "mei@example.com" });
    const { purchased } = await packages(world, him, { iccid: hers.iccid });
    expect(purchased).toMatchObject([
      { packageId: hers.packageId, order: null, canStart: false, state: "not_started" },
    ]);
    expect(JSON.stringify(purchased)).not.toContain(hers.orderNumber);
    expect(JSON.stringify(purchased)).not.toContain(hers.key);
    expect(await usage(world, him, { packageId: hers.packageId })).toMatchObject({ days: [] });
    expect(await start(him, hers.packageId)).toMatchObject({ resultCode: "NOT_FOUND" });
    await deleteSim(world, him, { iccid: hers.iccid });
    expect(await ask(him, "/account/getUsage", { packageId: hers.packageId })).toMatchObject({
      resultCode: "NOT_FOUND",
    });
  });

  test("a SIM's holder who has proven it sees that one, masked, without its order, and changes nothing", async () => {
    const [hers, other] = [await theirs("mei@example.com"), await theirs("jun@example.com")];
    const holder = await holderOf(world, hers.iccid, { proven: true });
    expect(await sims(world, holder)).toEqual({
      sims: [
        {
          iccid: null,
          masked: maskedIccid(hers.iccid),
          remark: null,
          own: false,
          proven: true,
          kind: "esim",
          openPackages: 1,
        },
      ],
    });
    const seen = await packages(world, holder);
    expect(seen.purchased).toMatchObject([{ packageId: hers.packageId, order: null, canStart: false }]);
    expect(JSON.stringify(seen)).not.toContain(hers.iccid);
    expect(JSON.stringify(seen)).not.toContain(hers.orderNumber);
    expect(await usage(world, holder, { packageId: hers.packageId })).toMatchObject({ kind: "fixed" });
    for (const [path, wish] of [
      ["/account/getPackages", { iccid: other.iccid }],
      ["/account/getUsage", { packageId: other.packageId }],
    ] as const) {
      expect(await ask(holder, path, wish)).toMatchObject({ resultCode: "NOT_FOUND" });
    }
    for (const path of ["/account/addSim", "/account/editSim", "/account/deleteSim", "/account/startPackage"]) {
      expect(
        (
          await world.answerTo(holder, path, {
            iccid: hers.iccid,
            remark: "x",
            packageId: hers.packageId,
            requestKey: randomUUID(),
          })
        ).envelope.resultCode,
      ).not.toBe("SUCCESS");
    }
  });

  test("an order that an account has made is not its mailbox's: a guest order is, whatever the letters' case", async () => {
    const guest = await bought(world, { ...tenGb, email: "MEI@example.com" });
    const made = await bought(world, { ...tenGb, email: "mei@example.com" });
    const him = await signedIn(world, "jun@example.com");
    await world.pool.query(
      "update orders set account_id = (select id from accounts where email = 'jun@example.com') where number = $1",
      [made.orderNumber],
    );
    const her = await signedIn(world, "mei@example.com");
    expect((await sims(world, her)).sims.map(({ iccid }) => iccid)).toEqual([guest.iccid]);
    expect((await sims(world, him)).sims.map(({ iccid }) => iccid)).toEqual([made.iccid]);
    expect(await ask(her, "/account/getUsage", { packageId: made.packageId })).toMatchObject({
      resultCode: "NOT_FOUND",
    });
  });
});

describe("the packages of a SIM", () => {
  let her: string;
  beforeEach(async () => void (her = await signedIn(world, "mei@example.com")));

  test("one that waits: every fact, how to give it back, and its place on the clock", async () => {
    const { iccid, packageId, orderNumber, key } = await theirs("mei@example.com");
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
    const { iccid, packageId } = await theirs("mei@example.com");
    await start(her, packageId);
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
    expect(await ask(her, "/account/getPackages", { iccid, adding: { planCode: "moon", days: 30 } })).toMatchObject({
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
    const { packageId, iccid } = await theirs("mei@example.com");
    const requestKey = randomUUID();
    const begun = {
      resultCode: "SUCCESS",
      resultData: { state: "active", activatedAt: "2026-11-21T08:00:00.000Z", validUntil: "2026-12-21T08:00:00.000Z" },
    };
    expect(await start(her, packageId, requestKey)).toMatchObject(begun);
    expect(await start(her, packageId, requestKey)).toMatchObject(begun);
    expect(await start(her, packageId)).toMatchObject(begun);
    expect((await world.pool.query("select * from package_starts")).rows).toHaveLength(1);
    expect((await packages(world, her, { iccid })).purchased).toMatchObject([
      { state: "active", canStart: false, order: { refund: { why: "begun" } } },
    ]);
    const another = await theirs("mei@example.com");
    expect(await start(her, another.packageId, requestKey)).toMatchObject({ resultCode: "REQUEST_KEY_REUSED" });
  });

  test("the network does not answer, refuses, or was never there: it says so, and what was written down tells the truth later", async () => {
    const { packageId, iccid } = await theirs("mei@example.com");
    await world.pool.query("insert into sandbox_network.sims (iccid, state, known_at) values ($1, 'blocked', now())", [
      iccid,
    ]);
    expect(await start(her, packageId)).toMatchObject({ resultCode: "START_NOT_POSSIBLE" });
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
    expect(await start(her, packageId)).toMatchObject({ resultCode: "NETWORK_UNAVAILABLE" });
    world.shop.network = sandbox;
    expect(await start(her, packageId)).toMatchObject({ resultCode: "SUCCESS", resultData: { state: "active" } });
    await world.pool.query("update data_plans set network_reference = null, state = 'not_started'");
    expect(await start(her, packageId)).toMatchObject({ resultCode: "START_NOT_POSSIBLE" });
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
    await grantRefund(world.shop, rows[0].id, "", "lee");
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
