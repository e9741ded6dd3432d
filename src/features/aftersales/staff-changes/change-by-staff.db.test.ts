import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { paid } from "../../../../test/purchases.ts";
import { workOff } from "../../../../test/wishes.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { before } from "../plan-changes/plan-changes.world.ts";
import { staffChangesAnew, type Here } from "./staff-changes.world.ts";

let world: Here["world"];
let browser: Here["browser"];
let made: Here["made"];
const { rows, one, order, change, ended, offers, preview, put, changes, goodwill, colleague } = staffChangesAnew(
  (here) => void ({ world, browser, made } = here),
);

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
