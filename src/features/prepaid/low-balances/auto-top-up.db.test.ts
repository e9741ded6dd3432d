import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "../credits/prepaid.world.ts";
import { lookAtBalance } from "./look-at-balance.server.ts";
import { aLine, book, gb, minutePasses, ownerOf, uses } from "./owner.world.ts";
import { topUpByItself } from "./top-up-by-itself.server.ts";
import { watchAutoCharges } from "./watch-auto-charges.server.ts";

let world: PrepaidWorld;
let mei: Awaited<ReturnType<typeof ownerOf>>;
let cardId: string;
const iccid = aCard(1);
beforeEach(async () => {
  world = await prepaidWorld();
  await world.toppedUp({ amount: 6800 });
  mei = await ownerOf(world, iccid);
  cardId = await mei.payCard();
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});

const charges = () =>
  world.ask<{ state: string }>("select state, amount, month::text as month from prepaid_auto_charges order by id");
const charged = () => [...world.gateway.charges.values()].map(({ amount }) => amount.amount);
const stopped = async () =>
  (await world.ask("select on_since is not null as on, stopped from prepaid_auto_top_ups"))[0];
const letters = () => world.letters.map(({ subject }) => subject);
const november = { amount: 3400, month: "2026-11-01" };
/** Eight gigabytes of ten: HK$13.60 are left. */
const runsLow = () => uses(world, iccid, 8 * gb);

describe("what is agreed to", () => {
  test.each([
    [{ consent: { given: false, version: "2026-11" } }, "INVALID_INPUT"],
    [{ consent: { given: true, version: "2025-01" } }, "INVALID_INPUT"],
    [{ amount: 3500 }, "INVALID_INPUT"],
    [{ below: 3401 }, "INVALID_INPUT"],
    [{ monthlyCap: 3399 }, "INVALID_INPUT"],
    [{ monthlyCap: 1_000_001 }, "INVALID_INPUT"],
    [{ cardId: crypto.randomUUID() }, "INVALID_INPUT"],
    [{ iccid: aCard(404) }, "NOT_FOUND"],
  ])("%j: %s, and nothing is on", async (change, code) => {
    expect((await mei.agree(cardId, change)).resultCode).toBe(code);
    await runsLow();
    await minutePasses(world);
    expect([await charges(), charged()]).toEqual([[], []]);
  });

  test("it is shown as it was agreed, with what the month has cost", async () => {
    await mei.agree(cardId);
    await runsLow();
    await minutePasses(world);
    expect((await mei.ask("/prepaid/getLowBalance")).resultData).toMatchObject({
      balance: { amount: 4760 },
      autoTopUp: {
        on: true,
        agreed: {
          below: { amount: 2000 },
          amount: { amount: 3400 },
          monthlyCap: { amount: 6800 },
          card: { id: cardId },
        },
        spent: { amount: 3400 },
        capReached: false,
        stopped: null,
      },
    });
  });

  test("a repeat that comes late turns nothing on again, and undoes no newer cap", async () => {
    const first = { requestKey: crypto.randomUUID(), monthlyCap: 6800 };
    const cap = async () => (await world.ask("select monthly_cap from prepaid_auto_top_ups"))[0];
    await Promise.all([mei.agree(cardId, first), mei.agree(cardId, first)]);
    await mei.agree(cardId, { monthlyCap: 3400 });
    expect((await mei.agree(cardId, first)).resultCode).toBe("SUCCESS");
    expect(await cap()).toEqual({ monthly_cap: 3400 });
    await mei.ask("/prepaid/stopAutoTopUp");
    await mei.agree(cardId, first);
    expect(await stopped()).toEqual({ on: false, stopped: null });
    await mei.agree(cardId, { ...first, monthlyCap: 10_200 });
    expect([await stopped(), await cap()]).toEqual([{ on: true, stopped: null }, { monthly_cap: 10_200 }]);
  });

  test("where the balance is low when it is agreed to, it is topped up at once", async () => {
    await runsLow();
    await mei.agree(cardId);
    await minutePasses(world);
    expect([await charges(), await world.balance(iccid)]).toEqual([[{ state: "done", ...november }], 4760]);
  });
});

describe("topped up", () => {
  beforeEach(() => mei.agree(cardId));

  test("once, credited once, with a letter; not before the balance is low", async () => {
    await uses(world, iccid, 7 * gb);
    await minutePasses(world);
    expect(charged()).toEqual([]);
    await uses(world, iccid, gb);
    await minutePasses(world);
    await minutePasses(world);
    expect([charged(), await charges()]).toEqual([[3400], [{ state: "done", ...november }]]);
    expect([await world.balance(iccid), (await world.onNetwork(iccid)).balance]).toEqual([4760, 10_200]);
    expect(letters()).toContain("HK$34.00 is on your card");
  });

  test("by three processes at the same moment: one charge", async () => {
    await book(world, [aLine(world, iccid, 8 * gb)]);
    await Promise.all([1, 2, 3].map(() => topUpByItself(iccid, world.shop)));
    await Promise.all([1, 2].map(() => lookAtBalance.run({ iccid }, world.shop)));
    await minutePasses(world);
    expect([charged(), await world.balance(iccid)]).toEqual([[3400], 4760]);
  });

  test("two owners of one card have agreed: the second finds it done", async () => {
    const wei = await ownerOf(world, iccid, "wei@example.com");
    await wei.agree(await wei.payCard());
    await runsLow();
    await minutePasses(world);
    expect(charged()).toEqual([3400]);
  });

  test("not beside a top-up by hand that is paid", async () => {
    await world.begun({ amount: 6800 });
    await world.pay();
    await book(world, [aLine(world, iccid, 8 * gb)]);
    await topUpByItself(iccid, world.shop);
    await minutePasses(world);
    expect([charged(), await world.balance(iccid)]).toEqual([[], 8160]);
  });

  test("up to the cap of the month in Hong Kong, told once; the next month goes on, though nothing is used then", async () => {
    await world.shop.network.credit({ key: crypto.randomUUID(), iccid, amount: 34_000, validDays: 180 });
    await runsLow();
    await uses(world, iccid, 5 * gb);
    await uses(world, iccid, 5 * gb);
    await minutePasses(world);
    expect((await charges()).map(({ state }) => state)).toEqual(["done", "done", "capped"]);
    expect([charged(), letters().filter((one) => one.includes("monthly limit"))]).toEqual([
      [3400, 3400],
      ["HK$13.60 left: your monthly limit is reached"],
    ]);
    world.at("2026-11-30T15:59:59Z");
    await minutePasses(world);
    expect(charged()).toHaveLength(2);
    world.at("2026-11-30T16:05:00Z");
    await minutePasses(world);
    await minutePasses(world);
    expect((await charges()).at(-1)).toEqual({ state: "done", amount: 3400, month: "2026-12-01" });
  });
});

describe("it stops and tells", () => {
  beforeEach(() => mei.agree(cardId));

  test("when the bank refuses: nothing is tried again, nothing is on the card", async () => {
    world.gateway.chargesEndAs("failed", "card_declined");
    await runsLow();
    await minutePasses(world);
    await uses(world, iccid, gb);
    await minutePasses(world);
    expect([await charges(), await stopped()]).toEqual([
      [{ state: "failed", ...november }],
      { on: false, stopped: "payment" },
    ]);
    expect(letters().filter((one) => one.includes("was not paid"))).toHaveLength(1);
    expect(await world.balance(iccid)).toBe(680);
  });

  describe("unanswered until it expired", () => {
    beforeEach(async () => {
      world.gateway.chargesEndAs("waiting");
      await runsLow();
      world.at("2026-11-22T08:00:00Z");
      await world.work({ evenLater: true });
    });
    const bankSaysYes = () => world.tell(world.gateway.settle([...world.gateway.charges.keys()].at(-1)!, "succeeded"));

    test("it is told that nothing was charged; money that comes late goes back", async () => {
      await minutePasses(world);
      expect([await charges(), await stopped()]).toEqual([
        [{ state: "failed", ...november }],
        { on: false, stopped: "payment" },
      ]);
      await bankSaysYes();
      await world.work();
      expect(await world.ask("select reason, state, sold_amount from refunds")).toEqual([
        { reason: "paid_late", state: "succeeded", sold_amount: 3400 },
      ]);
      expect([await world.balance(iccid), (await world.onNetwork(iccid)).balance]).toEqual([1360, 6800]);
      expect(letters().at(-1)).toBe("HK$34.00 goes back to you: the payment came too late");
    });

    test("paid before it is told: it is credited, and nobody is told otherwise", async () => {
      await bankSaysYes();
      await minutePasses(world);
      expect([await charges(), await world.balance(iccid)]).toEqual([[{ state: "done", ...november }], 4760]);
      expect(letters().filter((one) => one.includes("was not paid"))).toEqual([]);
    });

    test("paid at the very moment it is settled: one of the two", async () => {
      await Promise.all([bankSaysYes(), watchAutoCharges.run({}, world.shop)]);
      await minutePasses(world);
      const isBack = (await world.ask("select from refunds")).length === 1;
      expect([(await charges()).map(({ state }) => state), await world.balance(iccid)]).toEqual(
        isBack ? [["failed"], 1360] : [["done"], 4760],
      );
    });
  });

  test("when the bank refuses one owner, another one who has agreed is asked", async () => {
    const wei = await ownerOf(world, iccid, "wei@example.com");
    await wei.agree(await wei.payCard());
    world.gateway.chargesEndAs("failed", "card_declined");
    await runsLow();
    world.gateway.chargesEndAs("succeeded");
    await minutePasses(world);
    expect((await charges()).map(({ state }) => state)).toEqual(["failed", "asked"]);
    await minutePasses(world);
    expect([await charges(), await world.balance(iccid)]).toMatchObject([
      [{ state: "failed" }, { state: "done" }],
      4760,
    ]);
  });

  test("when the payment card is removed, without a letter, and nothing is charged", async () => {
    await mei.ask("/account/forgetCard", { id: cardId });
    await runsLow();
    await minutePasses(world);
    expect([charged(), await stopped()]).toEqual([[], { on: false, stopped: null }]);
  });

  test("when the amount is not offered any more", async () => {
    await world.ask("update prepaid_auto_top_ups set amount = 3500");
    await runsLow();
    await minutePasses(world);
    expect([charged(), await stopped()]).toEqual([[], { on: false, stopped: "amount" }]);
  });

  test("when the prepaid card is blocked before, or while it is charged: the money goes back", async () => {
    await book(world, [aLine(world, iccid, 8 * gb)]);
    await topUpByItself(iccid, world.shop);
    await world.shop.network.blockSim(iccid);
    await minutePasses(world);
    expect(await charges()).toEqual([{ state: "failed", ...november }]);
    expect(await world.ask("select reason, state from refunds")).toEqual([
      { reason: "sim_refused", state: "succeeded" },
    ]);
    expect(await stopped()).toEqual({ on: false, stopped: "card" });
    await mei.agree(cardId);
    await minutePasses(world);
    expect([charged(), await stopped()]).toEqual([[3400], { on: false, stopped: "card" }]);
  });

  test("when somebody else holds the card by then: without its balance, its data and its validity", async () => {
    await world.ask("update data_plans set iccid = '8985234000000000077'");
    await runsLow();
    await minutePasses(world);
    const { subject, text, html } = world.letters.at(-1)!;
    expect(subject).toBe("Your prepaid card takes no top-ups.");
    expect(text).not.toMatch(/13\.60|GB|Balance|Valid until/);
    expect(html).not.toMatch(/13\.60|GB|Balance|Valid until/);
  });

  test("when the card is not among its owner's SIMs any more", async () => {
    await world.ask("update data_plans set iccid = '8985234000000000077'");
    await runsLow();
    await minutePasses(world);
    expect([charged(), await stopped()]).toEqual([[], { on: false, stopped: "card" }]);
  });
});

describe("at the worst moment", () => {
  beforeEach(() => mei.agree(cardId));

  test("switched off after it was found and before it is charged: nothing is", async () => {
    await book(world, [aLine(world, iccid, 8 * gb)]);
    const { network } = world.shop;
    world.shop.network = {
      ...network,
      async findPrepaid(asked) {
        await mei.ask("/prepaid/stopAutoTopUp");
        return network.findPrepaid(asked);
      },
    };
    await minutePasses(world);
    expect([await charges(), charged(), await stopped()]).toEqual([[], [], { on: false, stopped: null }]);
  });

  test("switched off while it is charged: that one is credited, told and the last", async () => {
    await book(world, [aLine(world, iccid, 8 * gb)]);
    await topUpByItself(iccid, world.shop);
    await mei.ask("/prepaid/stopAutoTopUp");
    await minutePasses(world);
    await uses(world, iccid, 5 * gb);
    await minutePasses(world);
    expect([charged(), await charges()]).toEqual([[3400], [{ state: "done", ...november }]]);
    expect(letters()).toContain("HK$34.00 is on your card");
  });

  test("the account is deleted while it is charged: the top-up goes on, the agreement is gone", async () => {
    await book(world, [aLine(world, iccid, 8 * gb)]);
    await topUpByItself(iccid, world.shop);
    await world.ask("update top_ups set account_id = null, email = null");
    await world.ask("update orders set account_id = null; delete from accounts where email = 'mei@example.com'");
    await minutePasses(world);
    expect([await charges(), await world.balance(iccid)]).toEqual([[], 4760]);
  });

  test("the network is silent: asked again in a minute, and charged once it answers", async () => {
    const { network } = world.shop;
    world.shop.network = { ...network, findPrepaid: () => Promise.reject(new NetworkUnavailable("down")) };
    await runsLow();
    await minutePasses(world);
    expect(charged()).toEqual([]);
    world.shop.network = network;
    await world.work({ evenLater: true });
    await watchAutoCharges.run({}, world.shop);
    expect([charged(), await world.balance(iccid)]).toEqual([[3400], 4760]);
  });
});
