import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { joined } from "../../../../test/staff.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { money } from "../../../kernel/money.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import { pukOf } from "../../../sandboxes/network/puk.ts";
import { weighRefund } from "../../aftersales/staff-refunds/refund-limit.server.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "../../prepaid/credits/prepaid.world.ts";
import { aLine, book, gb } from "../../prepaid/low-balances/owner.world.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { carryOutCorrection } from "./carry-out-correction.server.ts";
import type { GetPrepaidCorrections } from "./contract.ts";

type Joined = Awaited<ReturnType<typeof joined>>;
let world: PrepaidWorld;
let ann: Joined;
let bob: Joined;
const iccid = aCard(1);
beforeEach(async () => {
  world = await prepaidWorld();
  await world.toppedUp({ amount: 6800 });
  ann = await joined(world, { email: "ann@example.com", name: "Ann", role: "support" });
  bob = await joined(world, { email: "bob@example.com", name: "Bob", role: "support" });
});
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});

const correct = (amount: number, change: object = {}, who = ann) =>
  who.browser.ask("/staff/correctBalance", { requestKey: randomUUID(), iccid, amount, reason: "Lost line", ...change });
const code = async (answer: ReturnType<typeof correct>) => (await answer).resultCode;
const seen = (who = ann) =>
  who.browser.get<OutputOf<typeof GetPrepaidCorrections>>("/staff/getPrepaidCorrections", { iccid });
const both = async () => [await world.balance(iccid), (await world.onNetwork(iccid)).balance];
const lowLimit = () =>
  world.ask("update staff_limits set most_cny = 1000, second_person = true where \"right\" = 'give_refunds'");
const actions = () =>
  world.ask("select action, who, reason from actions where action like 'balance%' order by at, action");

const idOf = async () => (await world.ask<{ id: string }>("select id from prepaid_corrections"))[0]!.id;

describe("alone, within one's limit", () => {
  test("entry, ledger and network move by the same sum, once, either way; audited", async () => {
    const requestKey = randomUUID();
    await Promise.all([correct(1000, { requestKey }), correct(1000, { requestKey })]);
    await correct(-300);
    await world.work({ evenLater: true });
    expect(await both()).toEqual([7500, 7500]);
    expect(await world.entries(iccid)).toEqual([
      { kind: "top_up", amount: 6800 },
      { kind: "correction", amount: 1000 },
      { kind: "correction", amount: -300 },
    ]);
    expect(await world.books()).toMatchObject({ deposits: -7500, write_offs: 700 });
    expect(await actions()).toEqual([
      { action: "balance_corrected", who: "ann@example.com", reason: "Lost line" },
      { action: "balance_corrected", who: "ann@example.com", reason: "Lost line" },
    ]);
    expect((await seen()).corrections.map(({ state, who }) => [state, who])).toEqual([
      ["done", "Ann"],
      ["done", "Ann"],
    ]);
  });

  test("its owner is told, where one is known, and not why; a stranger with the number is not", async () => {
    const [wei, lin] = [await signedIn(world, "wei@example.com"), await signedIn(world, "lin@example.com")];
    await world.answerTo(wei, "/prepaid/proveCard", { iccid, puk: pukOf(iccid) });
    await world.answerTo(lin, "/account/addSim", { iccid });
    await correct(-300);
    await world.work({ evenLater: true });
    const told = world.letters.filter(({ subject }) => subject.includes("was taken from"));
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      ["wei@example.com", "HK$3.00 was taken from your prepaid card"],
    ]);
    expect(told[0]!.text).not.toContain("Lost line");
  });

  test("whoever had the card when it was decided, and not when it is told, is told nothing", async () => {
    const [wei, lin] = [await signedIn(world, "wei@example.com"), await signedIn(world, "lin@example.com")];
    await world.answerTo(wei, "/prepaid/proveCard", { iccid, puk: pukOf(iccid) });
    await correct(-300);
    await carryOutCorrection.run({ correctionId: await idOf() }, world.shop);
    await world.answerTo(lin, "/prepaid/proveCard", { iccid, puk: pukOf(iccid) });
    await world.work({ evenLater: true });
    expect(world.letters.filter(({ subject }) => subject.includes("was taken from"))).toEqual([]);
  });

  test.each([
    [-6801, {}, "INVALID_INPUT"],
    [0, {}, "INVALID_INPUT"],
    [1_000_001, {}, "INVALID_INPUT"],
    [1.5, {}, "INVALID_INPUT"],
    [100, { reason: "" }, "INVALID_INPUT"],
    [100, { iccid: aCard(404) }, "NOT_FOUND"],
  ])("%d %j: %s, and nothing moves", async (amount, change, why) => {
    expect(await code(correct(amount, change))).toBe(why);
    await world.work({ evenLater: true });
    expect([await both(), await actions()]).toEqual([[6800, 6800], []]);
  });

  test("two at once that would go below zero together: the network takes one", async () => {
    await Promise.all([correct(-5000), correct(-5000, {}, bob)]);
    await world.work({ evenLater: true });
    expect(await both()).toEqual([1800, 1800]);
    expect((await seen()).corrections.map(({ state }) => state).toSorted()).toEqual(["done", "failed"]);
  });

  test("whoever may give no money back may not correct", async () => {
    const eve = await joined(world, { email: "eve@example.com", name: "Eve", role: "editor" });
    expect(await code(correct(100, {}, eve))).toBe("RIGHT_MISSING");
  });
});

describe("in its half minute", () => {
  const withdraw = async (who = ann) =>
    who.browser.code("/staff/withdrawCorrection", { requestKey: randomUUID(), id: await idOf() });
  const carryOut = async () => carryOutCorrection.run({ correctionId: await idOf() }, world.shop);
  const states = async () => (await seen()).corrections.map(({ state, takeBackUntil }) => [state, takeBackUntil]);

  test("nothing moves; taken back by a colleague nothing ever does, and the limit of the day has it again", async () => {
    await correct(1000);
    await world.work();
    expect([await both(), await states()]).toEqual([[6800, 6800], [["decided", "2026-11-21T08:00:30.000Z"]]]);
    expect(await withdraw(bob)).toBe("SUCCESS");
    expect(await withdraw()).toBe("PROPOSAL_OVER");
    await world.work({ evenLater: true });
    expect([await both(), await states()]).toEqual([[6800, 6800], [["withdrawn", null]]]);
    expect((await actions()).map(({ action }) => action)).toEqual([
      "balance_corrected",
      "balance_correction_withdrawn",
    ]);
  });

  test("after it, and while the network is asked, nobody takes it back", async () => {
    const { network } = world.shop;
    const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    world.shop.network = {
      ...network,
      async adjust(wish) {
        asked.resolve();
        await answer.promise;
        return network.adjust(wish);
      },
    };
    await correct(1000);
    const carried = carryOut();
    await asked.promise;
    expect(await withdraw()).toBe("PROPOSAL_OVER");
    answer.resolve();
    await carried;
    expect([await both(), await states()]).toEqual([[7800, 7800], [["done", null]]]);
  });

  test("its moment past and not carried out yet: too late as well", async () => {
    await correct(1000);
    world.at("2026-11-21T08:00:30Z");
    expect(await withdraw()).toBe("PROPOSAL_OVER");
    await carryOut();
    expect(await both()).toEqual([7800, 7800]);
  });

  test("taken back and carried out at once: one of them, on the card and in the books", async () => {
    await correct(1000);
    const [, code] = await Promise.all([carryOut(), withdraw(bob)]);
    const moved = code === "SUCCESS" ? 6800 : 7800;
    expect([await both(), code === "SUCCESS" || code === "PROPOSAL_OVER"]).toEqual([[moved, moved], true]);
  });

  test("killed when the network had been asked: carried out once, and not taken back between", async () => {
    const { network } = world.shop;
    world.shop.network = {
      ...network,
      async adjust(wish) {
        await network.adjust(wish);
        throw new Error("killed");
      },
    };
    await correct(1000);
    await expect(carryOut()).rejects.toThrow("killed");
    world.shop.network = network;
    expect(await withdraw()).toBe("PROPOSAL_OVER");
    await Promise.all([carryOut(), carryOut()]);
    expect([await both(), (await world.entries(iccid)).length]).toEqual([[7800, 7800], 2]);
  });

  test("what was used beyond the balance meanwhile is a loss when it is taken back", async () => {
    await correct(680);
    await book(world, [aLine(world, iccid, 11 * gb)]);
    expect(await world.balance(iccid)).toBe(-680);
    expect(await withdraw()).toBe("SUCCESS");
    expect((await world.entries(iccid)).map(({ kind }) => kind)).toEqual(["top_up", "use", "overrun"]);
  });
});

describe("the network at the worst moment", () => {
  test("silent, or its answer lost: carried out once", async () => {
    const { network } = world.shop;
    let times = 0;
    world.shop.network = {
      ...network,
      async adjust(wish) {
        times++;
        if (times === 1) throw new NetworkUnavailable("down");
        const answer = await network.adjust(wish);
        if (times === 2) throw new NetworkUnavailable("lost");
        return answer;
      },
    };
    await correct(-800);
    for (let round = 0; round < 3; round++) await world.work({ evenLater: true });
    expect([times, await both()]).toEqual([3, [6000, 6000]]);
  });

  test("its answer lost, and what it gave used before anybody knows: no loss is booked beside it", async () => {
    const { network } = world.shop;
    const lost = async (wish: Parameters<typeof network.adjust>[0]) => {
      await network.adjust(wish);
      throw new NetworkUnavailable("lost");
    };
    world.shop.network = { ...network, adjust: lost };
    await correct(680);
    await carryOutCorrection.run({ correctionId: await idOf() }, world.shop);
    world.at("2026-11-21T08:10:00Z");
    await book(world, [aLine(world, iccid, 11 * gb)]);
    world.at("2026-11-21T08:20:00Z");
    expect([await world.balance(iccid), await ledgerDifferences(world.db)]).toEqual([-680, []]);
    world.shop.network = network;
    await world.work({ evenLater: true });
    expect((await world.entries(iccid)).map(({ kind }) => kind)).toEqual(["top_up", "use", "correction"]);
    expect(await world.ask("select kind from prepaid_entries order by at, id")).toEqual([
      { kind: "top_up" },
      { kind: "correction" },
      { kind: "use" },
    ]);
    expect(await world.balance(iccid)).toBe(0);
  });

  test("refused, after more was used than there was: the loss is booked then", async () => {
    await correct(680);
    const refusing = () => Promise.resolve({ state: "refused", failure: "sim_blocked" } as const);
    world.shop.network = { ...world.shop.network, adjust: refusing };
    await book(world, [aLine(world, iccid, 11 * gb)]);
    expect(await world.balance(iccid)).toBe(-680);
    await world.work({ evenLater: true });
    expect((await world.entries(iccid)).map(({ kind }) => kind)).toEqual(["top_up", "use", "overrun"]);
    expect((await seen()).corrections.map(({ state }) => state)).toEqual(["failed"]);
  });

  test("while a top-up is on its way it waits for that", async () => {
    await world.begun({ amount: 3400 });
    await world.pay();
    await correct(-6800);
    await carryOutCorrection.run({ correctionId: await idOf() }, world.shop);
    expect(await world.balance(iccid)).toBe(6800);
    await world.work({ evenLater: true });
    await world.work({ evenLater: true });
    expect(await both()).toEqual([3400, 3400]);
  });
});

describe("above the limit", () => {
  beforeEach(lowLimit);
  const decide = async (path: string, who: Joined) => {
    return who.browser.code(path, { requestKey: randomUUID(), id: await idOf() });
  };

  test("a colleague confirms, never oneself, and once; until then nothing moves and a case waits", async () => {
    expect((await correct(5000)).resultData).toEqual({ isProposal: true });
    await world.work({ evenLater: true });
    expect([await both(), (await world.cases()).map(({ kind }) => kind)]).toEqual([
      [6800, 6800],
      ["prepaid_correction_waits"],
    ]);
    expect(await decide("/staff/confirmCorrection", ann)).toBe("OWN_PROPOSAL");
    const codes = await Promise.all([decide("/staff/confirmCorrection", bob), decide("/staff/confirmCorrection", bob)]);
    expect(codes.toSorted()).toEqual(["PROPOSAL_OVER", "SUCCESS"]);
    await world.work({ evenLater: true });
    expect([await both(), await world.cases()]).toEqual([[11_800, 11_800], []]);
    expect((await seen()).corrections).toMatchObject([{ state: "done", who: "Ann", second: "Bob", isMine: true }]);
  });

  test("what was corrected alone counts against refunds of the day, too", async () => {
    await correct(-800);
    const [{ id }] = (await world.ask<{ id: string }>("select id from staff where name = 'Ann'")) as [{ id: string }];
    const caller = { staffId: id, role: "support" } as StaffCaller;
    const reach = async (fen: number) =>
      (await weighRefund(world.db, caller, money(fen, "CNY"), world.shop.clock())).reach;
    expect([await reach(200), await reach(300)]).toEqual(["alone", "with_second"]);
  });

  test("taken back it is over; small ones add up to the limit of a day", async () => {
    await correct(5000);
    expect(await decide("/staff/withdrawCorrection", ann)).toBe("SUCCESS");
    expect(await decide("/staff/confirmCorrection", bob)).toBe("PROPOSAL_OVER");
    const given = [];
    for (let time = 0; time < 4; time++) given.push((await correct(400)).resultData);
    expect(given).toEqual([false, false, true, true].map((isProposal) => ({ isProposal })));
    await world.work({ evenLater: true });
    expect(await both()).toEqual([7600, 7600]);
  });
});
