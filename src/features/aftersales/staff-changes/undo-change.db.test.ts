import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { paid } from "../../../../test/purchases.ts";
import { workOff } from "../../../../test/wishes.ts";
import { databaseOn, openPool } from "../../../platform/database/database.server.ts";
import { dropPlanChange } from "../plan-changes/apply-plan-change.server.ts";
import { makePlanChange } from "../plan-changes/make-plan-change.server.ts";
import { before } from "../plan-changes/plan-changes.world.ts";
import { letChangeGo } from "../plan-changes/store.server.ts";
import { restorePlans } from "../refund-requests/restore-plans.server.ts";
import { dropOpenChange } from "../refund-requests/store.server.ts";
import { staffChangesAnew, type Here } from "./staff-changes.world.ts";

let world: Here["world"];
let browser: Here["browser"];
let made: Here["made"];
const { rows, one, order, change, ended, offers, put, changes, goodwill, colleague } = staffChangesAnew(
  (here) => void ({ world, browser, made } = here),
);

describe("in its half minute", () => {
  const waits = async () =>
    (
      await browser.get<{ waits: { changes: { dueAt: string; who: string }[] } }>("/staff/getOrderPage", {
        number: made.orderNumber,
      })
    ).waits.changes;
  const idOf = async () => (await one<{ id: string }>("select id from plan_changes order by asked_at desc")).id;
  const undo = async (who = browser) => who.code("/staff/undoChange", { requestKey: randomUUID(), id: await idOf() });
  const make = async () => makePlanChange.run({ changeId: await idOf() }, world.shop);

  test.each([
    ["waived", {}],
    ["given back", { days: 3, expectedDifference: -6000 }],
  ])(
    "%s: nothing is ended or booked; taken back by a colleague it never is, and the limit has it again",
    async (_, more) => {
      await rows("update staff_limits set most_cny = 5000 where role = 'support' and \"right\" = 'give_goodwill'");
      expect(await put(more)).toBe("SUCCESS");
      await workOff(world);
      const { dueAt, who } = (await waits())[0]!;
      expect([Date.parse(dueAt) - world.shop.clock().getTime(), who]).toEqual([30_000, "Kit"]);
      const tom = await colleague();
      expect(await undo(tom)).toBe("SUCCESS");
      expect(await undo(tom)).toBe("CASE_CHANGED");
      await workOff(world, { evenLater: true, only: "make-plan-change" });
      expect([await order(), await goodwill(), await rows("select from refunds"), await waits()]).toEqual([
        before,
        [],
        [],
        [],
      ]);
      expect(await rows("select who from actions where action = 'plan_change_undone'")).toEqual([
        { who: "tom@farwave.example" },
      ]);
      expect(await put()).toBe("SUCCESS");
    },
  );

  const steps = async () =>
    (
      (await world.answer("/order/getOrderDetail", made)).envelope.resultData as {
        timeline: { kind: string; open: boolean }[];
      }
    ).timeline.map(({ kind, open }) => (open ? `${kind} …` : kind));

  test("the buyer's page of changes offers what it offered before, until it is made", async () => {
    const page = async () => {
      const { why, plans, open } = await offers(made, { days: 10 });
      return { why, open, codes: plans.map(({ code }) => code) };
    };
    const seen = await page();
    expect(seen.why).toBeNull();
    await put();
    expect(await page()).toEqual(seen);
    await undo();
    expect(await page()).toEqual(seen);
    await put();
    const { id } = await one<{ id: string }>("select id from plan_changes where state = 'ending'");
    await letChangeGo(world.db, id);
    expect(await page()).toMatchObject({ why: "being_made", codes: [] });
  });

  test("whoever chooses one of the plans that are offered meanwhile is asked to wait a minute", async () => {
    await put();
    const chosen = async () => (await change(made, { days: 12, expectedDifference: 7500 })).envelope.resultCode;
    expect(await chosen()).toBe("ORDER_BUSY");
    await letChangeGo(world.db, await idOf());
    expect(await chosen()).toBe("CHANGE_NOT_POSSIBLE");
  });

  test("taken back, made by us or asked of the buyer: the buyer's page never says a word of it", async () => {
    const seen = await steps();
    await put();
    await undo();
    expect(await steps()).toEqual(seen);
    await workOff(world, { evenLater: true, only: "make-plan-change" });
    expect(await steps()).toEqual(seen);
    await put({ bearer: "buyer" });
    expect(await offers(made, { days: 10 })).toMatchObject({ open: null });
    const { id } = await one<{ id: string }>("select id from mails where kind = 'plan_change_offered'");
    expect(await browser.code("/staff/takeOfferBack", { requestKey: randomUUID(), id })).toBe("SUCCESS");
    expect(await steps()).toEqual(seen);
  });

  test("an offer that is taken back gives the buyer's unpaid change its place back, and their page says nothing", async () => {
    await change(made, { days: 12, expectedDifference: 7500 });
    world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
    const seen = await steps();
    expect(await put({ bearer: "buyer", seen: await idOf() })).toBe("SUCCESS");
    expect(await steps()).toEqual(seen);
    const { id } = await one<{ id: string }>("select id from mails where kind = 'plan_change_offered'");
    expect(await browser.code("/staff/takeOfferBack", { requestKey: randomUUID(), id })).toBe("SUCCESS");
    expect(await changes()).toMatchObject([{ state: "paying" }, { state: "cancelled" }]);
    expect(await steps()).toEqual(seen);
  });

  test("overtaken by its order's refund while it is held: neither", async () => {
    const seen = await steps();
    await put();
    const { id } = await one<{ id: string }>("select id from orders");
    await world.db.transaction().execute((tx) => dropOpenChange(tx, id));
    await workOff(world, { evenLater: true, only: "make-plan-change" });
    expect(await changes()).toMatchObject([{ state: "cancelled" }]);
    expect(await steps()).toEqual(seen);
  });

  test.each([
    ["made by us", {}, "make-plan-change", "plan_changed"],
    ["asked of the buyer", { bearer: "buyer" }, "release-mail", "plan_change_offered …"],
  ])("%s: the buyer's page says nothing of it until then", async (_, more, only, told) => {
    const seen = await steps();
    await put(more);
    expect(await steps()).toEqual(seen);
    await workOff(world, { only, evenLater: true });
    expect(await steps()).toEqual([...seen, told]);
  });

  test("once the network is being asked it is too late, also after a crash; then it is made once", async () => {
    const { network } = world.shop;
    await put();
    let asked = 0;
    world.shop.network = {
      ...network,
      async endUnused(wish) {
        asked++;
        await network.endUnused(wish);
        expect(await undo()).toBe("CASE_CHANGED");
        throw new Error("killed");
      },
    };
    await expect(make()).rejects.toThrow("killed");
    world.shop.network = network;
    expect([asked, await undo()]).toEqual([1, "CASE_CHANGED"]);
    await Promise.all([make(), make()]);
    expect(await changes()).toMatchObject([{ state: "done" }]);
    expect(await goodwill()).toHaveLength(2);
  });

  test("a plan that was to be restored on the network meanwhile is restored when the change is taken back", async () => {
    await put();
    const { order_id: orderId, network_reference: before } = await one<{ order_id: string; network_reference: string }>(
      "select order_id, network_reference from data_plans",
    );
    await world.shop.network.endUnused(before);
    // of a request that came to nothing: it leaves the plan to the change that is ending it
    await restorePlans.run({ orderId }, world.shop);
    await undo();
    await workOff(world, { evenLater: true, only: "restore-plans" });
    await workOff(world, { evenLater: true, only: "load-plans" });
    const { network_reference: after } = await one<{ network_reference: string }>("select * from data_plans");
    expect(await world.shop.network.findPlans([after])).toMatchObject([{ state: "waiting" }]);
  });

  test("made and taken back at once: one of them", async () => {
    await put();
    const [, code] = await Promise.all([make(), undo(await colleague())]);
    const isBack = code === "SUCCESS";
    expect(isBack || code === "CASE_CHANGED").toBe(true);
    expect(await changes()).toMatchObject([{ state: isBack ? "cancelled" : "done" }]);
    expect(await goodwill()).toHaveLength(isBack ? 0 : 2);
  });

  describe("an unpaid change of the buyer's that it displaced", () => {
    beforeEach(async () => {
      await change(made, { days: 12, expectedDifference: 7500 });
      world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
      expect(await put({ seen: await idOf() })).toBe("SUCCESS");
      expect(await changes()).toMatchObject([{ state: "cancelled" }, { state: "ending" }]);
    });
    const shown = async () => (await offers(made, { days: 12 })).open;
    const dropped = () => workOff(world, { evenLater: true, only: "drop-plan-change" });

    test("comes back with its payment page, and is made once it is paid", async () => {
      expect(await steps()).toEqual(["placed", "paid", "delivered", "plan_change_paying …"]);
      expect(await undo()).toBe("SUCCESS");
      expect(await changes()).toMatchObject([{ state: "paying" }, { state: "cancelled" }]);
      expect(await shown()).toMatchObject({ days: 12, payPage: expect.any(String), isOffered: false });
      await paid(world);
      await workOff(world);
      expect(await order()).toMatchObject({ days: 12, total_amount: 18_000 });
    });

    test.each([
      ["taken back", true],
      ["made", false],
    ])("asked for once more by its key it waits until the change is %s", async (_, isBack) => {
      const { request_key: requestKey } = await one<{ request_key: string }>(
        "select request_key from plan_changes where state = 'cancelled'",
      );
      const again = async () =>
        (await change(made, { requestKey, days: 12, expectedDifference: 7500 })).envelope.resultCode;
      expect(await again()).toBe("ORDER_BUSY");
      if (isBack) await undo();
      else
        await letChangeGo(
          world.db,
          (await one<{ id: string }>("select id from plan_changes where held_until is not null")).id,
        );
      expect(await again()).toBe(isBack ? "SUCCESS" : "CHANGE_NOT_POSSIBLE");
    });

    test("is not what the key of staff's own change, taken back, is asked for by", async () => {
      const { request_key: requestKey } = await one<{ request_key: string }>(
        "select request_key from plan_changes where held_until is not null",
      );
      await undo();
      const { to_days: days, difference_amount: expectedDifference } = await one<{
        to_days: number;
        difference_amount: number;
      }>("select to_days, difference_amount from plan_changes where state = 'cancelled'");
      const again = await change(made, { requestKey, days, expectedDifference });
      expect(again.envelope.resultCode).toBe("CHANGE_NOT_POSSIBLE");
    });

    test("comes back without a payment page where it had none", async () => {
      await rows("update plan_changes set payment_id = null where state = 'cancelled'");
      await undo();
      expect(await changes()).toMatchObject([{ state: "asked" }, { state: "cancelled" }]);
    });

    test("lapses as it would have, also where its time came in the half minute", async () => {
      await dropped();
      await undo();
      expect(await changes()).toMatchObject([{ state: "paying" }, { state: "cancelled" }]);
      await dropped();
      expect(await changes()).toMatchObject([{ state: "cancelled" }, { state: "cancelled" }]);
    });

    test("paid in the half minute its money goes back, and it does not come back", async () => {
      await paid(world);
      await undo();
      await workOff(world);
      expect(await changes()).toMatchObject([{ state: "cancelled" }, { state: "cancelled" }]);
      expect(await rows("select reason, sold_amount from refunds")).toEqual([
        { reason: "not_changed", sold_amount: 7500 },
      ]);
    });

    test("made and taken back at once, in two processes: either is open, never both", async () => {
      const pool = openPool(world.connection);
      const second = { ...world.shop, pool, db: databaseOn(pool) };
      const changeId = await idOf();
      const displaced = await one<{ id: string }>("select id from plan_changes order by asked_at");
      const tom = await colleague();
      const [code] = await Promise.all([
        undo(tom),
        makePlanChange.run({ changeId }, second),
        dropPlanChange.run({ changeId: displaced.id }, second),
      ]);
      await pool.end();
      expect(await changes()).toMatchObject(
        code === "SUCCESS"
          ? [{ state: expect.stringMatching("paying|cancelled") }, { state: "cancelled" }]
          : [{ state: "cancelled" }, { state: "done" }],
      );
      await dropped();
      expect(await changes()).toMatchObject([{ state: "cancelled" }, {}]);
    });
  });

  test("its moment past: too late; one that the buyer is to pay for, or has made, is not taken back this way", async () => {
    await put();
    world.at(new Date(world.shop.clock().getTime() + 30_000).toISOString());
    expect(await undo()).toBe("CASE_CHANGED");
    await ended({ evenLater: true });
    await change(made, { days: 12, expectedDifference: 3000 });
    expect(await undo()).toBe("CASE_CHANGED");
  });
});
