import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { pukOf } from "../../../sandboxes/network/puk.ts";
import { creditTopUp } from "../credits/credit-top-up.server.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "../credits/prepaid.world.ts";
import { lookAtBalance } from "./look-at-balance.server.ts";
import { aLine, book, gb, ownerOf, uses } from "./owner.world.ts";

let world: PrepaidWorld;
let mei: Awaited<ReturnType<typeof ownerOf>>;
const iccid = aCard(1);
const consent = { given: true, version: "2026-11" };
beforeEach(async () => {
  world = await prepaidWorld();
  await world.toppedUp({ amount: 6800 });
  mei = await ownerOf(world, iccid);
});
afterEach(() => world.close());

const told = () => world.letters.map(({ subject }) => subject).filter((subject) => subject.includes("left on"));
const tell = (below: number | null, byText = false) => mei.ask("/prepaid/setAlert", { below, byText });

describe("told", () => {
  test("once for a crossing, whatever is used then; again only after a top-up has lifted it", async () => {
    await tell(2000);
    await uses(world, iccid, 6 * gb);
    expect(told()).toEqual([]);
    await uses(world, iccid, 2 * gb);
    expect(told()).toEqual(["HK$13.60 left on your prepaid card"]);
    await uses(world, iccid, gb);
    expect(told()).toHaveLength(1);
    await world.toppedUp({ amount: 3400 });
    expect(told()).toHaveLength(1);
    await uses(world, iccid, 4 * gb);
    expect(told()).toEqual(["HK$13.60 left on your prepaid card", "HK$13.60 left on your prepaid card"]);
  });

  test("a top-up that does not reach the threshold is no new crossing", async () => {
    await tell(8000);
    await world.toppedUp({ amount: 3400 });
    await uses(world, iccid, 5 * gb);
    expect(told()).toHaveLength(1);
    await uses(world, iccid, 5 * gb);
    await world.toppedUp({ amount: 3400 });
    await uses(world, iccid, gb);
    expect(told()).toHaveLength(1);
  });

  test("a top-up and a use before anybody has looked are a crossing of their own", async () => {
    await tell(2000);
    await uses(world, iccid, 8 * gb);
    await world.begun({ amount: 6800 });
    await world.pay();
    const [{ id }] = (await world.ask<{ id: string }>("select id from top_ups where state = 'paid'")) as [
      { id: string },
    ];
    await creditTopUp.run({ topUpId: id }, world.shop);
    await book(world, [aLine(world, iccid, 10 * gb)]);
    await world.work();
    expect(told()).toHaveLength(2);
  });

  test("by two processes at the same moment, and by records that come twice, late and in any order: once", async () => {
    await tell(2000);
    const lines = Array.from({ length: 8 }, () => aLine(world, iccid, gb));
    await Promise.all([book(world, lines.slice(4)), book(world, lines.toReversed()), book(world, lines.slice(0, 6))]);
    await Promise.all([1, 2, 3].map(() => lookAtBalance.run({ iccid }, world.shop)));
    await world.work();
    expect(told()).toHaveLength(1);
    const late = { ...aLine(world, iccid, gb), at: new Date("2026-11-20T00:00:00Z") };
    await book(world, [late, ...lines]);
    await world.work();
    expect(told()).toHaveLength(1);
  });

  test("not while a top-up is on its way, which may be on the card already", async () => {
    await tell(2000);
    await world.begun({ amount: 6800 });
    await world.pay();
    await book(world, [aLine(world, iccid, 8 * gb)]);
    await lookAtBalance.run({ iccid }, world.shop);
    await world.work();
    expect([told(), await world.balance(iccid)]).toEqual([[], 8160]);
  });

  test("not what is no longer true when it is written: topped up, not wanted, or off the list", async () => {
    await tell(2000);
    await book(world, [aLine(world, iccid, 8 * gb)]);
    await lookAtBalance.run({ iccid }, world.shop);
    await tell(null);
    await world.work();
    expect(told()).toEqual([]);
    await tell(1500);
    await mei.ask("/account/deleteSim");
    await world.work();
    expect(await world.ask("select from prepaid_alerts")).toEqual([]);
  });

  test("taken off the list and proven again before that is done: the new wishes stay", async () => {
    const wei = await signedIn(world, "wei@example.com");
    const ask = async (path: string, wish: object = {}) =>
      (await world.answerTo(wei, path, { iccid, ...wish })).envelope.resultCode;
    await ask("/prepaid/proveCard", { puk: pukOf(iccid) });
    await ask("/account/deleteSim");
    world.at("2026-11-21T08:00:01Z");
    await ask("/prepaid/proveCard", { puk: pukOf(iccid) });
    await ask("/prepaid/setAlert", { below: 2000, byText: false });
    const cardId = crypto.randomUUID();
    await ask("/prepaid/saveCard", { requestKey: cardId });
    world.gateway.cardIsSaved(`card_${cardId}`);
    await ask("/account/getCards", { cardId });
    await ask("/prepaid/setAutoTopUp", {
      requestKey: cardId,
      below: 2000,
      amount: 3400,
      monthlyCap: 6800,
      cardId,
      consent,
    });
    await world.work();
    expect((await world.answerTo(wei, "/prepaid/getLowBalance", { iccid })).envelope).toMatchObject({
      resultData: { alert: { below: { amount: 2000 } }, autoTopUp: { on: true } },
    });
    await ask("/account/deleteSim");
    await world.work();
    expect(await ask("/prepaid/getLowBalance")).toBe("NOT_FOUND");
    expect(await world.ask("select from prepaid_alerts")).toEqual([]);
    expect(await world.ask("select stopped from prepaid_auto_top_ups where on_since is null")).toHaveLength(1);
  });

  test("by text, too, where the account has a number; without amount and without the card's number", async () => {
    await world.ask("update accounts set phone = '+85251234567' where email = 'mei@example.com'");
    await tell(2000, true);
    await uses(world, iccid, 8 * gb);
    expect(world.sms.news).toMatchObject([
      { template: "low_balance_news", to: "+85251234567", parameters: { number: iccid.slice(-4) } },
    ]);
  });
});

describe("whose wish it is", () => {
  test("whoever only typed the number is answered as for a card that does not exist", async () => {
    const wei = await signedIn(world, "wei@example.com");
    await world.answerTo(wei, "/account/addSim", { iccid });
    const key = crypto.randomUUID();
    for (const [path, wish] of [
      ["/prepaid/getLowBalance", {}],
      ["/prepaid/setAlert", { below: 2000, byText: false }],
      [
        "/prepaid/setAutoTopUp",
        { requestKey: key, below: 2000, amount: 3400, monthlyCap: 3400, cardId: crypto.randomUUID(), consent },
      ],
      ["/prepaid/saveCard", { requestKey: crypto.randomUUID() }],
    ] as const)
      for (const card of [iccid, aCard(404)])
        expect((await world.answerTo(wei, path, { iccid: card, ...wish })).envelope.resultCode).toBe("NOT_FOUND");
  });

  test.each([0, 99, 100_001, 20.5])("a threshold of %d is none", async (below) => {
    expect((await tell(below)).resultCode).toBe("INVALID_INPUT");
  });

  test("chosen above the balance it is known already; the next crossing is told", async () => {
    await tell(7000);
    await uses(world, iccid, gb);
    expect(told()).toEqual([]);
    expect((await mei.ask("/prepaid/getLowBalance")).resultData).toMatchObject({
      balance: { amount: 6120, currency: "HKD" },
      alert: { below: { amount: 7000 }, byText: false },
    });
    await world.toppedUp({ amount: 6800 });
    await uses(world, iccid, 9 * gb);
    expect(told()).toHaveLength(1);
  });
});
