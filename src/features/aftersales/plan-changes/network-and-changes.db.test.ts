import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atDesk } from "../../../../test/at-desk.ts";
import { moneyCame, type Bought } from "../../../../test/purchases.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { networkByHand } from "../../../sandboxes/network/by-hand.server.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { decideChange } from "./decide-change.server.ts";
import { before, changesIn } from "./plan-changes.world.ts";

let world: World;
beforeEach(
  async () => void (world = await freshWorld({ profiles: 6, environment: { COSTLY_CALLS_PER_MINUTE: "1000" } })),
);
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  await world.close();
});
const { rows, one, order, bought, change, changing, offers } = changesIn(() => world);

const fails = (call: "findPlans" | "endUnused") =>
  void (world.shop.network = {
    ...world.shop.network,
    [call]: async () => Promise.reject(new NetworkUnavailable("told to be down")),
  });
const hand = () => networkByHand({ pool: world.pool, clock: world.shop.clock });
const usedAbroad = async () => {
  const { iccid } = await one<{ iccid: string }>("select iccid from data_plans");
  await hand().goTo(iccid, "JP");
  await hand().useNow(iccid, 100);
};
const timeline = async (made: Bought) =>
  (
    (await world.answer("/order/getOrderDetail", made)).envelope.resultData as {
      timeline: { kind: string; open: boolean }[];
    }
  ).timeline.at(-1);
/** Confirmed, paid, and all that can be done is done. */
const changedInSilence = async () => {
  const made = await bought();
  await changing(made);
  const { network } = world.shop;
  fails("endUnused");
  await moneyCame(world);
  await workOff(world, { evenLater: true });
  world.shop.network = network;
  return made;
};

test("the network is asked once a minute for pages that are opened, and once more whenever something is decided", async () => {
  const made = await bought();
  const { network } = world.shop;
  let asked = 0;
  const findPlans = async (references: readonly string[]) => {
    asked++;
    // one far away: the calls of a page do not begin in the very same moment
    await pause(1_000);
    return network.findPlans(references);
  };
  world.shop.network = { ...network, findPlans };
  const open = () => Promise.all([offers(made), world.answer("/order/getRefundTerms", made)]);
  const inSeconds = (seconds: number) => world.at(new Date(Date.parse(opened) + seconds * 1000).toISOString());
  const opened = world.shop.clock().toISOString();
  await open();
  expect(asked).toBe(1);
  inSeconds(59);
  await open();
  expect(asked).toBe(1);
  inSeconds(60);
  await open();
  expect(asked).toBe(2);
  await Promise.all([change(made), offers(made)]);
  expect(asked).toBe(3);
  await usedAbroad();
  inSeconds(120);
  expect(await offers(made)).toMatchObject({ why: "begun" });
});

test("a network that answers again, and a plan that was not there before, are asked about without waiting for the minute", async () => {
  const made = await bought();
  const { network } = world.shop;
  fails("findPlans");
  expect(await offers(made)).toMatchObject({ why: "not_answered" });
  world.shop.network = network;
  expect(await offers(made)).not.toMatchObject({ why: "not_answered" });
  const findPlans = vi.fn((references: readonly string[]) => network.findPlans(references));
  world.shop.network = { ...network, findPlans };
  await offers(made);
  expect(findPlans).not.toHaveBeenCalled();
  await rows("update data_plans set network_reference = 'NW-new'");
  await offers(made);
  expect(findPlans).toHaveBeenCalledWith(["NW-new"]);
});

test("the network is silent when the page is opened, and when it is confirmed: told so, and nothing changes", async () => {
  const made = await bought();
  fails("findPlans");
  expect(await offers(made)).toMatchObject({ why: "not_answered", plans: [] });
  expect(await change(made)).toMatchObject({ envelope: { resultCode: "CHANGE_NOT_POSSIBLE" } });
  expect(await rows("select from plan_changes")).toEqual([]);
});

test("the network has seen data since the last report: refused when it is confirmed", async () => {
  const made = await bought();
  await usedAbroad();
  expect(await change(made)).toMatchObject({ envelope: { resultCode: "CHANGE_NOT_POSSIBLE" } });
  expect(await offers(made)).toMatchObject({ why: "begun" });
});

test("the network has seen data after the payment: nothing changes, the difference goes back and says why, the plan goes on", async () => {
  const made = await bought();
  await changing(made);
  await moneyCame(world);
  await usedAbroad();
  await workOff(world);
  expect(await order()).toEqual(before);
  expect(await rows("select state, stopped from plan_changes")).toEqual([{ state: "cancelled", stopped: "begun" }]);
  expect(await rows("select amount, reason from refunds")).toEqual([{ amount: 4500, reason: "not_changed" }]);
  expect(world.letters.at(-1)!.text).toContain("Your plan could not be changed any more");
  expect(await timeline(made)).toMatchObject({ kind: "refund_sent" });
  expect(await rows("select state from sandbox_network.loaded_plans")).toEqual([{ state: "active" }]);
});

test("the network is silent when it is carried out: a person is asked, the buyer is notified, and nothing has moved", async () => {
  const made = await changedInSilence();
  expect(await timeline(made)).toMatchObject({ kind: "plan_change_review", open: true });
  expect(await order()).toEqual(before);
  expect(await rows("select from refunds")).toEqual([]);
  expect(world.letters.at(-1)).toMatchObject({
    to: "mei@example.com",
    subject: "We are looking at your change of plan for Japan",
  });
  expect(world.letters.at(-1)!.text).toContain("what you paid for it goes back");
  expect(await rows("select kind, subject from cases where closed_at is null")).toEqual([
    { kind: "plan_change_unknown", subject: made.orderNumber },
  ]);
  expect(await offers(made)).toMatchObject({ why: "being_made", open: null });
  expect(await ledgerDifferences(world.db)).toEqual([]);
});

test("the network answers again, and a person asks it again: the change is made", async () => {
  const made = await changedInSilence();
  expect(await decideChange(world.db, made.orderNumber, "again", atDesk(world))).toBe(true);
  expect(await decideChange(world.db, made.orderNumber, "stop", atDesk(world))).toBe(false);
  await workOff(world);
  expect(await order()).toMatchObject({ days: 10, total_amount: 15000 });
  expect(await rows("select closing_note from cases")).toEqual([{ closing_note: "asked again by lee" }]);
  expect(await rows("select days, state from sandbox_network.loaded_plans order by loaded_at, days")).toEqual([
    { days: 7, state: "ended" },
    { days: 10, state: "waiting" },
  ]);
});

test.each([
  [
    "has seen data before a change that costs nothing is made",
    async () => void (await usedAbroad(), await workOff(world)),
    "Data was used before the change could be made",
  ],
  [
    "is silent about a change that costs nothing, and a person stops it",
    async (made: Bought) => {
      const { network } = world.shop;
      fails("endUnused");
      await workOff(world, { evenLater: true });
      world.shop.network = network;
      expect(world.letters.at(-1)!.text).not.toContain("what you paid for it");
      await decideChange(world.db, made.orderNumber, "stop", atDesk(world));
      await workOff(world);
    },
    "The change could not be made",
  ],
])("the network %s: the buyer is notified that the plan stays, once", async (_what, happens, told) => {
  const made = await bought();
  await changing(made, { days: 3, expectedDifference: -6000, method: undefined });
  await happens(made);
  expect(await order()).toEqual(before);
  expect(await rows("select from refunds")).toEqual([]);
  expect(world.letters.at(-1)).toMatchObject({ to: "mei@example.com", subject: "Your plan for Japan stays as it is" });
  expect(world.letters.at(-1)!.text).toContain(told);
  expect(await rows("select from mails where kind = 'plan_not_changed'")).toHaveLength(1);
});

test("the network answers no more, and a person stops it: the difference goes back, once", async () => {
  const made = await changedInSilence();
  expect(await decideChange(world.db, made.orderNumber, "stop", atDesk(world))).toBe(true);
  await workOff(world);
  expect(await rows("select amount, reason from refunds")).toEqual([{ amount: 4500, reason: "not_changed" }]);
  expect(await order()).toEqual(before);
  expect((await offers(made)).why).toBeNull();
});

test("a refund takes the place of a change that waits for a person: both go back whole", async () => {
  const made = await changedInSilence();
  await world.answer("/order/askRefund", {
    ...made,
    requestKey: randomUUID(),
    positions: [1],
    reason: "plans_changed",
  });
  await workOff(world);
  expect(await rows("select sum(amount)::int as back from refunds")).toEqual([{ back: 15000 }]);
  expect(await order()).toMatchObject({ state: "refunded" });
});
