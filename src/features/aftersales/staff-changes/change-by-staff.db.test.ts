import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paid, type Bought } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { databaseOn, openPool } from "../../../platform/database/database.server.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { dropPlanChange } from "../plan-changes/apply-plan-change.server.ts";
import { makePlanChange } from "../plan-changes/make-plan-change.server.ts";
import { before, changesIn } from "../plan-changes/plan-changes.world.ts";
import { letChangeGo } from "../plan-changes/store.server.ts";
import { restorePlans } from "../refund-requests/restore-plans.server.ts";
import { dropOpenChange } from "../refund-requests/store.server.ts";
import type { GetChangePreview } from "./contract.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let made: Bought;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 6,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "support" }));
  made = await bought();
  world.letters.length = 0;
});
afterEach(async () => {
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});
const { rows, one, order, bought, change, ended, offers } = changesIn(() => world);

type Preview = OutputOf<typeof GetChangePreview>;
const preview = (more: object = {}, who = browser) =>
  who.get<Preview>("/staff/getChangePreview", { number: made.orderNumber, ...more });
/** Three days more than the seven that were sold. */
const longer = (more: object = {}) => ({
  requestKey: randomUUID(),
  number: made.orderNumber,
  planCode: "jp-day-1gb",
  days: 10,
  expectedDifference: 4500,
  seen: "",
  bearer: "goodwill",
  why: "We named the wrong plan",
  ...more,
});
const put = (more: object = {}, who = browser) => who.code("/staff/changePlan", longer(more));
const changes = () => rows("select state, difference_amount, waived_amount from plan_changes order by asked_at");
const goodwill = () =>
  rows("select account, amount from ledger_entries where occasion like 'plan-change:%' order by account");
const colleague = async () =>
  (await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" })).browser;

test("waived: the plan changes, the buyer pays nothing, and the books say what was given", async () => {
  const { chosen } = await preview({ days: 10, planCode: "jp-day-1gb" });
  expect(chosen).toMatchObject({
    plan: { days: 10, difference: { amount: 4500 } },
    books: [
      { account: "gateway", sum: { amount: 4500 } },
      { account: "sales", sum: { amount: -4500 } },
    ],
    waived: {
      isWithin: true,
      books: [
        { account: "sales", sum: { amount: -4500 } },
        { account: "goodwill", sum: { amount: 4500 } },
      ],
    },
  });
  expect(await put()).toBe("SUCCESS");
  expect([await order(), await goodwill()]).toEqual([before, []]);
  await ended({ evenLater: true });
  expect(await order()).toEqual({ ...before, days: 10, unit_amount: 15_000 });
  expect(await one("select discount_amount from orders")).toEqual({ discount_amount: 4500 });
  expect(await goodwill()).toEqual([
    { account: "goodwill", amount: 4500 },
    { account: "sales", amount: -4500 },
  ]);
  expect(await rows("select reason, before, after, details from actions where action = 'plan_change_decided'")).toEqual(
    [
      {
        reason: "We named the wrong plan",
        before: { plan: "jp-day-1gb", days: 7 },
        after: { plan: "jp-day-1gb", days: 10 },
        details: { difference: 4500, waived: 4500, currency: "HKD" },
      },
    ],
  );
});

test("what was waived never goes back as money", async () => {
  await put();
  await ended({ evenLater: true });
  await workOff(world, { only: "load-plans" });
  await world.answer("/order/askRefund", { ...made, requestKey: randomUUID(), positions: [1], reason: "other" });
  await workOff(world, { only: "take-back" });
  expect(await rows("select sum(amount)::int as back from refunds")).toEqual([{ back: 10_500 }]);
});

test("in the buyer's favour: it goes back the way it was paid, and nothing is goodwill", async () => {
  const { chosen } = await preview({ days: 3, planCode: "jp-day-1gb" });
  expect(chosen).toMatchObject({ goesTo: [{ method: "card", sum: { amount: 6000 } }], waived: null });
  expect(await put({ days: 3, expectedDifference: -6000 })).toBe("SUCCESS");
  await ended({ evenLater: true });
  expect(await rows("select amount, reason from refunds")).toEqual([{ amount: 6000, reason: "plan_changed" }]);
  expect([await changes(), await goodwill()]).toEqual([
    [{ state: "done", difference_amount: -6000, waived_amount: 0 }],
    [],
  ]);
});

describe("asked of the buyer", () => {
  beforeEach(async () => {
    expect(await put({ bearer: "buyer" })).toBe("SUCCESS");
  });

  test("the e-mail leads to the payment, which makes this very change", async () => {
    await workOff(world, { evenLater: true, only: "release-mail" });
    await workOff(world);
    const [letter] = world.letters;
    expect(letter).toMatchObject({ to: "mei@example.com", text: expect.stringContaining("step=change-confirm") });
    expect(await offers(made, { days: 10 })).toMatchObject({ open: { isOffered: true, days: 10, payPage: null } });
    expect((await change(made)).envelope.resultData).toMatchObject({ state: "paying" });
    await paid(world);
    await workOff(world);
    expect(await changes()).toEqual([{ state: "done", difference_amount: 4500, waived_amount: 0 }]);
    expect(await order()).toMatchObject({ days: 10, total_amount: 15_000 });
  });

  test("clicked twice, it is one change and one payment page", async () => {
    const requestKey = randomUUID();
    const answers = [await change(made, { requestKey }), await change(made, { requestKey })];
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.resultData))).size).toBe(1);
    expect(await changes()).toHaveLength(1);
  });

  test("another plan that the buyer chooses meanwhile takes its place, and the e-mail is not sent", async () => {
    await change(made, { days: 12, expectedDifference: 7500 });
    await workOff(world);
    expect(await changes()).toMatchObject([{ state: "cancelled" }, { state: "paying", difference_amount: 7500 }]);
    expect(world.letters).toEqual([]);
  });

  test("unpaid for a week, the plan stays as it is", async () => {
    await workOff(world, { evenLater: true, most: 200 });
    expect(await changes()).toMatchObject([{ state: "cancelled" }]);
    expect(await order()).toEqual(before);
  });

  test("a colleague who has not seen it changes nothing; who has takes its place", async () => {
    world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
    const tom = await colleague();
    expect(await put({}, tom)).toBe("CASE_CHANGED");
    const { open, seen } = await preview({}, tom);
    expect(open).toMatchObject({ code: "jp-day-1gb", days: 10 });
    expect(await put({ seen }, tom)).toBe("SUCCESS");
    expect(await changes()).toMatchObject([{ state: "cancelled" }, { state: "ending", waived_amount: 4500 }]);
  });
});

test("two colleagues at once: one change", async () => {
  const tom = await colleague();
  const codes = await Promise.all([put(), put({}, tom), put({ bearer: "buyer" }, tom)]);
  expect(codes.filter((code) => code === "SUCCESS")).toHaveLength(1);
  expect(await changes()).toHaveLength(1);
});

test("the buyer changes it at the same moment: one of both is made, and the other's money goes back", async () => {
  const { seen } = await preview();
  const [ours, theirs] = await Promise.all([put({ seen }), change(made, { days: 12, expectedDifference: 7500 })]);
  await paid(world);
  await workOff(world);
  await ended({ evenLater: true });
  expect(await rows("select from plan_changes where state = 'done'")).toHaveLength(1);
  expect([ours, theirs.envelope.resultCode]).toContain("SUCCESS");
});

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

test("begun meanwhile: the network has the last word, nothing is given and nothing changes", async () => {
  await put();
  const { iccid } = await one<{ iccid: string }>("select iccid from data_plans");
  const hand = networkByHand({ pool: world.pool, clock: world.shop.clock });
  await hand.goTo(iccid, "JP");
  await hand.useNow(iccid, 100);
  await ended({ evenLater: true });
  expect([await order(), await goodwill()]).toEqual([before, []]);
  expect(await changes()).toMatchObject([{ state: "cancelled" }]);
});

/** A change of which the network told nothing. */
async function inReview() {
  const { network } = world.shop;
  await put();
  world.shop.network = {
    ...network,
    endUnused: () => Promise.reject(new NetworkUnavailable("told to be down")),
  };
  await workOff(world, { only: "make-plan-change", evenLater: true });
  expect(await changes()).toMatchObject([{ state: "review" }]);
  world.shop.network = network;
}
const decide = (decision: string, who = browser) =>
  who.code("/staff/decideChange", { requestKey: randomUUID(), number: made.orderNumber, decision });

describe("a change without an answer that is stopped", () => {
  const openCases = () => rows("select from cases where kind = 'plan_change_unknown' and closed_at is null");
  const told = () => rows("select from mails where kind = 'plan_not_changed'");
  const stopped = () => workOff(world, { only: "stop-plan-change", evenLater: true });
  const undo = async (who = browser) => {
    const { id } = await one<{ id: string }>("select id from plan_changes");
    return who.code("/staff/undoChange", { requestKey: randomUUID(), id });
  };
  const waits = async () => {
    const asked = { number: made.orderNumber };
    const page = await browser.get<{ waits: { changes: { who: string | null; dueAt: string }[] } }>(
      "/staff/getOrderPage",
      asked,
    );
    return page.waits.changes.map(({ who, dueAt }) => [who, Date.parse(dueAt) - world.shop.clock().getTime()]);
  };

  test("is decided about anew where that was taken back in its half minute, and nobody hears of it", async () => {
    await inReview();
    expect(await decide("stop")).toBe("SUCCESS");
    expect([await waits(), await openCases(), await told()]).toMatchObject([[[null, 30_000]], [{}], []]);
    expect(await decide("again", await colleague())).toBe("CASE_CHANGED");
    expect([await undo(), await undo()]).toEqual(["SUCCESS", "CASE_CHANGED"]);
    await stopped();
    expect(await changes()).toMatchObject([{ state: "review" }]);
    expect([await waits(), await openCases(), await told()]).toMatchObject([[], [{}], []]);
    expect(await decide("stop")).toBe("SUCCESS");
    await stopped();
    expect(await changes()).toMatchObject([{ state: "cancelled" }]);
    expect([await openCases(), await told(), await undo()]).toMatchObject([[], [{}], "CASE_CHANGED"]);
  });

  test("either is stopped or was taken back, never both", async () => {
    await inReview();
    expect(await decide("stop")).toBe("SUCCESS");
    const [one, other] = await Promise.all([undo(), undo(), stopped()]);
    const isBack = [one, other].includes("SUCCESS");
    expect(await changes()).toMatchObject([{ state: isBack ? "review" : "cancelled" }]);
    expect(await told()).toHaveLength(isBack ? 0 : 1);
  });

  test("its moment past, it is too late", async () => {
    await inReview();
    await decide("stop");
    world.at(new Date(world.shop.clock().getTime() + 30_000).toISOString());
    expect(await undo()).toBe("CASE_CHANGED");
  });

  // the version before knows of no hold: it leaves it where it was
  test("asked again meanwhile, and without an answer once more, is decided about anew", async () => {
    await inReview();
    await decide("stop");
    await rows("update plan_changes set state = 'ending'");
    await stopped();
    await rows("update plan_changes set state = 'review'");
    expect(await waits()).toEqual([]);
    await stopped();
    expect([await changes(), await decide("again")]).toMatchObject([[{ state: "review" }], "SUCCESS"]);
  });
});

test("a network that is silent: a person decides in the console, once", async () => {
  await inReview();
  expect([await decide("again"), await decide("stop", await colleague())]).toEqual(["SUCCESS", "CASE_CHANGED"]);
  await workOff(world);
  expect(await changes()).toMatchObject([{ state: "done" }]);
  expect(await rows("select from cases where kind = 'plan_change_unknown' and closed_at is null")).toEqual([]);
});

describe("what cannot be", () => {
  test("refunded, used or asked back meanwhile", async () => {
    await rows("update orders set state = 'refunding'");
    expect([(await preview()).why, await put()]).toEqual(["given_back", "CHANGE_NOT_POSSIBLE"]);
    await rows("update orders set state = 'delivered'");
    await rows("update data_plans set state = 'active', activated_at = now()");
    expect([(await preview()).why, await put()]).toEqual(["begun", "CHANGE_NOT_POSSIBLE"]);
  });

  test("another price than was shown", async () => {
    expect(await put({ expectedDifference: 1 })).toBe("PRICE_CHANGED");
    expect(await changes()).toEqual([]);
  });

  test("more than the role may give in a day, codes counted; the buyer may still be asked", async () => {
    await rows("update staff_limits set most_cny = 5000 where role = 'support' and \"right\" = 'give_goodwill'");
    const code = { requestKey: randomUUID(), number: made.orderNumber, takesOff: 2000, unit: "money", because: "Late" };
    expect(await browser.code("/staff/giveGoodwill", code)).toBe("SUCCESS");
    const { chosen } = await preview({ days: 10, planCode: "jp-day-1gb" });
    expect(chosen?.waived).toMatchObject({ isWithin: false });
    expect(await put()).toBe("BEYOND_LIMIT");
    expect(await put({ bearer: "buyer" })).toBe("SUCCESS");
  });

  test("a waived difference counts against the next code", async () => {
    await rows("update staff_limits set most_cny = 5000 where role = 'support' and \"right\" = 'give_goodwill'");
    expect(await put()).toBe("SUCCESS");
    const code = { requestKey: randomUUID(), number: made.orderNumber, takesOff: 2000, unit: "money", because: "Late" };
    expect(await browser.code("/staff/giveGoodwill", code)).toBe("BEYOND_LIMIT");
  });

  test("without the right to give goodwill nothing is waived, without the other nothing changes", async () => {
    await rows("insert into staff_grants values ('logistics', 'change_plans')");
    const lee = await joined(world, { email: "lee@farwave.example", name: "Lee", role: "logistics" });
    expect((await preview({ days: 10, planCode: "jp-day-1gb" }, lee.browser)).chosen?.waived).toBeNull();
    expect(await put({}, lee.browser)).toBe("RIGHT_MISSING");
    await rows("delete from staff_grants where \"right\" = 'change_plans'");
    expect(await put({ bearer: "buyer" })).toBe("RIGHT_MISSING");
    expect(await changes()).toEqual([]);
  });
});

test("an offer is taken back with its letter within ten seconds, unless its buyer is paying for it", async () => {
  const letter = async () => (await one<{ id: string }>("select id from mails where kind = 'plan_change_offered'")).id;
  const back = (id: string) => browser.code("/staff/takeOfferBack", { requestKey: randomUUID(), id });
  const state = async () => (await one<{ state: string }>("select state from plan_changes")).state;
  expect(await put({ bearer: "buyer" })).toBe("SUCCESS");
  await rows("update plan_changes set state = 'paying'");
  expect(await back(await letter())).toBe("BUYER_ACTED");
  await rows("update plan_changes set state = 'asked'");
  expect(await back(await letter())).toBe("SUCCESS");
  expect(await state()).toBe("cancelled");
  await workOff(world, { evenLater: true, only: "release-mail" });
  await workOff(world);
  expect(world.letters).toEqual([]);
  expect(await put({ bearer: "buyer" })).toBe("SUCCESS");
});
