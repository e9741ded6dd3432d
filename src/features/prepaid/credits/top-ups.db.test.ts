import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { signedIn } from "../../../../test/signed-in.ts";
import { aSim } from "../../../../test/wishes.ts";
import { english } from "../../../../test/world.ts";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { ledgerDifferences } from "../../sales/payments/ledger-proof.server.ts";
import { unbalanced } from "../../sales/payments/ledger-store.server.ts";
import { readPrepaid } from "../metering/read-prepaid.server.ts";
import { creditTopUp } from "./credit-top-up.server.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "./prepaid.world.ts";

let world: PrepaidWorld;
beforeEach(async () => void (world = await prepaidWorld()));
afterEach(async () => {
  expect(await unbalanced(world.db)).toEqual([]);
  expect(await ledgerDifferences(world.db)).toEqual([]);
  await world.close();
});

const iccid = aCard(1);
const problem = async (answer: Promise<{ envelope: { resultCode: string; resultData: unknown } }>) => {
  const { resultCode, resultData } = (await answer).envelope;
  const { fields = [] } = (resultData ?? {}) as { fields?: { field: string; problem: string }[] };
  return [resultCode, ...fields.map((one) => `${one.field} ${one.problem}`)];
};
const down = () => {
  const { network } = world.shop;
  const silent = () => Promise.reject(new NetworkUnavailable("down"));
  world.shop.network = { ...network, credit: silent, withdrawCredit: silent };
  return () => void (world.shop.network = network);
};
/** Until the pauses are used up, and some more. */
const triedOften = async () => {
  const [{ id }] = (await world.ask<{ id: string }>("select id from top_ups")) as [{ id: string }];
  for (let round = 0; round < 12; round++) await creditTopUp.run({ topUpId: id }, world.shop);
};
const letters = () => world.letters.map(({ subject }) => subject);

describe("a card by its number", () => {
  const look = (wish: object) => world.answer("/prepaid/getCard", { iccid, tariff: "gogochina_001", ...wish });

  test("a stranger learns validity and a band, and nothing exact", async () => {
    await world.toppedUp();
    const { envelope } = await look({});
    expect(envelope.resultData).toEqual({
      iccid,
      state: "active",
      band: { from: 10_000, below: 20_000 },
      balance: null,
      gigabytes: null,
      validUntil: "2027-05-20T08:00:00.000Z",
      asOf: "2026-11-21T08:00:00.000Z",
    });
  });

  test("typing it into an account proves nothing", async () => {
    const token = await signedIn(world, "wei@example.com");
    await world.answerTo(token, "/account/addSim", { iccid });
    const answer = await world.answerTo(token, "/prepaid/getCard", { iccid, tariff: "gogochina_001" });
    expect(answer.envelope.resultData).toMatchObject({ balance: null, gigabytes: null });
  });

  test.each([
    ["", "empty"],
    ["8944000000000000001", "iccid.prefix"],
    ["8985234000000000003", "iccid"],
    [aSim(7), "iccid.not_prepaid"],
    [aCard(7, 2), "iccid.other_card"],
    [aCard(404), "iccid.no_top_up"],
    [aCard(403), "iccid.no_top_up"],
    [aCard(410), "iccid.no_top_up"],
  ])("%j: %s", async (typed, why) => {
    expect(await problem(look({ iccid: typed }))).toEqual(["INVALID_INPUT", `iccid ${why}`]);
  });

  test("thirty numbers an hour, as everywhere", async () => {
    const asked = Array.from({ length: 31 }, (_, number) => problem(look({ iccid: aCard(1000 + number) })));
    const codes = (await Promise.all(asked)).map(([code]) => code);
    expect([codes.filter((code) => code === "SUCCESS").length, codes.includes("TRIED_OFTEN")]).toEqual([30, true]);
  });

  test("a network that is silent says so", async () => {
    expect(await problem(look({ iccid: aCard(503) }))).toEqual(["NETWORK_UNAVAILABLE"]);
  });
});

test("what is offered, with its bonus and data; a setting of staff changes it", async () => {
  const offered = async (tariff: string) => (await world.answer("/prepaid/getOffers", { tariff })).envelope.resultData;
  expect(await offered("gogochina_001")).toMatchObject({
    amounts: [
      { amount: { amount: 3400 }, bonusPercent: 0, gigabytes: 5 },
      { amount: { amount: 6800 }, gigabytes: 10 },
      { amount: { amount: 13_600 }, bonusPercent: 8, bonus: { amount: 1088 }, gigabytes: 21.6 },
      { amount: { amount: 34_000 }, bonusPercent: 12, gigabytes: 56 },
    ],
    own: null,
    pricePerGb: { amount: 680, currency: "HKD" },
    validityDays: 180,
    validUntil: "2027-05-20T08:00:00.000Z",
  });
  expect(await offered("enterprise_001")).toMatchObject({ own: { least: 2000, most: 300_000 } });
  expect(await problem(world.answer("/prepaid/startTopUp", {}))).toContain("requestKey format");
});

describe("topped up", () => {
  test("paid, credited once with its bonus, told once, and owed in the books", async () => {
    const topUp = await world.begun();
    expect(await world.status(topUp)).toMatchObject({ outcome: "paying" });
    await world.pay();
    expect(await world.status(topUp)).toMatchObject({ outcome: "crediting" });
    expect(await world.books()).toEqual({ deposits: -13_600, gateway: 13_600 });
    await world.work();
    expect(await world.status(topUp)).toMatchObject({
      outcome: "credited",
      bonus: { amount: 1088, currency: "HKD" },
      validUntil: "2027-05-20T08:00:00.000Z",
    });
    expect(await world.entries(iccid)).toEqual([
      { kind: "top_up", amount: 13_600 },
      { kind: "bonus", amount: 1088 },
    ]);
    expect(await world.books()).toEqual({ deposits: -14_688, gateway: 13_600, promo: 1088 });
    expect(await world.onNetwork(iccid)).toMatchObject({ balance: 14_688 });
    expect(letters()).toEqual(["HK$136.00 is on your card"]);
    // as the outbox keeps it
    expect(world.letters[0]!.id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  test("with a wallet: charged in CNY, credited in HKD", async () => {
    const topUp = await world.toppedUp({ method: "alipay", amount: 3400 });
    expect(await world.status(topUp)).toMatchObject({
      outcome: "credited",
      amount: { amount: 3400, currency: "HKD" },
      charged: { currency: "CNY" },
    });
    expect(await world.balance(iccid)).toBe(3400);
  });

  test("a phone is told by a text message, too", async () => {
    await world.toppedUp({ phone: "+85251234567" });
    expect(world.sms.news).toMatchObject([{ template: "top_up_news", to: "+85251234567" }]);
  });

  test.each([
    [{ amount: 3500 }, "amount choose"],
    [{ amount: 0 }, "amount choose"],
    [{ email: "mei" }, "email email.format"],
    [{ phone: "123" }, "phone phone"],
    [{ iccid: aSim(7) }, "iccid iccid.not_prepaid"],
    [{ iccid: aCard(403) }, "iccid iccid.no_top_up"],
  ])("%j is not taken: %s", async (wish, why) => {
    expect(await problem(world.begin(wish))).toEqual(["INVALID_INPUT", why]);
  });

  test("an enterprise card takes any amount between its bounds", async () => {
    const wish = { iccid: aCard(1, 2), tariff: "enterprise_001", amount: 12_345 };
    await world.toppedUp(wish);
    expect(await world.balance(aCard(1, 2))).toBe(12_345);
    expect(await problem(world.begin({ ...wish, amount: 300_001 }))).toEqual(["INVALID_INPUT", "amount choose"]);
  });

  test("whoever pays inside an app comes back to a page inside it", async () => {
    const way = async (wish: Record<string, unknown>) => {
      await world.begun(wish);
      return new URL([...world.gateway.requests.values()].at(-1)!.returnUrl).pathname;
    };
    expect([await way({ inApp: true }), await way({})]).toEqual(["/en/top-up-result-app", "/en/top-up-result"]);
  });

  test("the link alone shows it; a wrong key and an unknown number are alike", async () => {
    const { number, key } = await world.toppedUp();
    for (const wish of [
      { number, key: `${key}x` },
      { number: "TU0000000000", key },
    ])
      expect(await problem(world.answer("/prepaid/getTopUp", wish))).toEqual(["NOT_FOUND"]);
  });
});

describe("twice", () => {
  test("the same click begins one top-up; for another amount the key is used up", async () => {
    const requestKey = randomUUID();
    const [one, other] = await Promise.all([world.begun({ requestKey }), world.begun({ requestKey })]);
    expect(one.number).toBe(other.number);
    expect(await problem(world.begin({ requestKey, amount: 3400 }))).toEqual(["REQUEST_KEY_REUSED"]);
    expect(await world.ask("select from top_ups")).toHaveLength(1);
  });

  test("two top-ups of one card at the same moment are both on it", async () => {
    await world.begun({ amount: 3400 });
    const first = world.lastReference();
    await world.begun({ amount: 6800, email: "wei@example.com" });
    const second = world.lastReference();
    await Promise.all([world.pay(first), world.pay(second), world.pay(first)]);
    await world.work();
    expect([await world.balance(iccid), (await world.onNetwork(iccid)).balance]).toEqual([10_200, 10_200]);
    expect(letters()).toHaveLength(2);
  });

  test("tried again after a refused card it is one top-up; paid on both pages, one goes back", async () => {
    const { number, key } = await world.begun({ amount: 6800 });
    const first = world.lastReference();
    await world.tell(world.gateway.settle(first, "failed", "card_declined"));
    expect(await world.status({ number, key, payPage: "" })).toMatchObject({ outcome: "failed" });
    const again = await world.begun({ amount: 6800, method: "alipay", again: { number, key } });
    expect(again.number).toBe(number);
    const second = world.lastReference();
    await Promise.all([world.pay(first), world.pay(second)]);
    await world.work();
    expect(await world.balance(iccid)).toBe(6800);
    expect(await world.ask("select reason, state from refunds")).toEqual([
      { reason: "paid_twice", state: "succeeded" },
    ]);
    expect(letters().filter((one) => one.includes("paid twice"))).toHaveLength(1);
  });

  test.each(["before it is credited", "once it is credited"])(
    "paid on the first page after another was opened, and there too %s: the news names the first",
    async (when) => {
      const again = await world.begun({ amount: 6800 });
      const first = world.lastReference();
      world.at("2026-11-21T08:01:00Z");
      await world.begun({ amount: 6800, method: "alipay", again });
      const second = world.lastReference();
      await world.pay(first);
      if (when === "once it is credited") await world.work();
      await world.pay(second);
      await world.work();
      const charged = { amount: 6800, currency: "HKD" };
      expect(await world.status(again)).toMatchObject({ outcome: "credited", method: "card", charged, rate: null });
      const news = world.letters.find(({ subject }) => subject === "HK$68.00 is on your card")!;
      expect(news.text).toContain("Charged: HK$68.00");
      const back = world.letters.find(
        ({ subject }) => subject === "CN¥62.66 goes back to you: a top-up was paid twice",
      )!;
      for (const fact of [again.number, "Your Alipay account"]) expect(back.text).toContain(fact);
    },
  );
});

test("paid on a second page once the network has refused it: nobody reads that one payment counts", async () => {
  const again = await world.begun({ amount: 6800 });
  const first = world.lastReference();
  world.at("2026-11-21T08:01:00Z");
  await world.begun({ amount: 6800, method: "alipay", again });
  const second = world.lastReference();
  await world.shop.network.blockSim(iccid);
  await world.pay(first);
  await world.work();
  await world.pay(second);
  await world.work();
  expect(letters()).toEqual([
    "Your top-up of HK$68.00 goes back to you",
    "CN¥62.66 goes back to you: the card could not be topped up",
  ]);
  expect(world.letters[1]!.text).toContain("this payment, too, goes back");
  expect(await world.books()).toEqual({});
});

describe("an e-mail and a phone that were mistyped", () => {
  const wrong = { email: "mie@example.com", phone: "+85251234567", amount: 6800 };
  const right = { email: "mei@example.com", phone: "+85259876543", amount: 6800 };
  const told = () => [world.letters.map(({ to }) => to), world.sms.news.map(({ to }) => to)];
  const atGateway = () => [...world.gateway.requests.values()].map(({ email }) => email);

  test("corrected in another try, the news goes to the right ones; so does the gateway's own", async () => {
    const again = await world.begun(wrong);
    const first = world.lastReference();
    const { number } = await world.begun({ ...right, again });
    expect(number).toBe(again.number);
    expect(atGateway()).toEqual([wrong.email, right.email]);
    // paid on the page that was open before: it counts, and is told as corrected
    await world.pay(first);
    await world.work();
    expect(told()).toEqual([[right.email], [right.phone]]);
    expect(await world.status(again)).toMatchObject({ outcome: "credited", email: right.email, phone: right.phone });
  });

  test("a phone that is left out is told nothing, in the language of the last try", async () => {
    const again = await world.begun(wrong);
    await world.begin({ ...wrong, again, phone: undefined }, { ...english, language: "zh-hk" });
    await world.pay();
    await world.work();
    expect(told()).toEqual([[wrong.email], []]);
    expect(letters()).toEqual(["HK$68.00 已存入你的卡"]);
  });

  test("the payment arrives at the same moment: corrected and told there, or refused as paid", async () => {
    const again = await world.begun(wrong);
    const first = world.lastReference();
    const [code] = (await Promise.all([problem(world.begin({ ...right, again })), world.pay(first)]))[0];
    await world.work();
    const email = { SUCCESS: right.email, ORDER_ALREADY_PAID: wrong.email }[code!];
    expect(told()[0]).toEqual([email]);
    expect(await world.balance(iccid)).toBe(6800);
  });

  test("once it is paid nobody moves its news", async () => {
    const again = await world.begun(wrong);
    await world.pay();
    expect(await problem(world.begin({ ...right, again }))).toEqual(["ORDER_ALREADY_PAID"]);
    await world.work();
    expect(told()).toEqual([[wrong.email], [wrong.phone]]);
  });

  test("the key of the first click is used up for another e-mail", async () => {
    const requestKey = randomUUID();
    await world.begun({ ...wrong, requestKey });
    for (const changed of [{ email: right.email }, { phone: right.phone }])
      expect(await problem(world.begin({ ...wrong, ...changed, requestKey }))).toEqual(["REQUEST_KEY_REUSED"]);
  });
});

describe("the rate of a wallet that the page has shown", () => {
  const wallet = { method: "alipay", amount: 6800 };
  const [shown, later] = [
    { rate: "0.9215", charged: 6266 },
    { rate: "0.93", charged: 6324 },
  ];
  /** From five past eight on; the page was opened at eight. */
  beforeEach(() =>
    world.ask(
      "insert into exchange_rates (base, quote, rate, source, valid_from) values ('HKD', 'CNY', 0.93, 'desk', '2026-11-21T08:05Z')",
    ),
  );
  const charges = () =>
    world.ask<{ charged_amount: number }>("select charged_amount from payments order by created_at");
  const withRate = async (rate: string, wish: object = {}) =>
    (await world.begin({ ...wallet, rate, ...wish })).envelope;

  test("holds for the half hour to pay that the page has named, though another has begun", async () => {
    const offered = await world.answer("/payment/getConversion", { amount: 6800, currency: "HKD", method: "alipay" });
    expect(offered.envelope.resultData).toMatchObject({
      conversion: { rate: shown.rate, charged: { amount: shown.charged }, heldUntil: "2026-11-21T08:30:00.000Z" },
    });
    world.at("2026-11-21T08:30:00Z");
    expect(await withRate(shown.rate)).toMatchObject({
      resultData: { charged: { amount: shown.charged, currency: "CNY" }, conversion: { rate: shown.rate } },
    });
    await world.pay();
    await world.work();
    expect(await world.balance(iccid)).toBe(6800);
  });

  test("after that nothing begins, the new charge is said, and the same wish with the new rate is charged by it", async () => {
    world.at("2026-11-21T08:35:01Z");
    expect(await withRate(shown.rate)).toMatchObject({
      resultCode: "RATE_CHANGED",
      resultData: { charged: { amount: later.charged, currency: "CNY" }, rate: later.rate },
    });
    expect(await world.ask("select from top_ups")).toHaveLength(0);
    expect(await withRate(later.rate)).toMatchObject({ resultData: { charged: { amount: later.charged } } });
  });

  test.each(["9.2153", "0.0922"])("mistyped as %s and corrected, it is charged no more", async (mistyped) => {
    await world.ask(
      `insert into exchange_rates (base, quote, rate, source, valid_from) values
        ('HKD', 'CNY', ${mistyped}, 'desk', '2026-11-21T08:06Z'), ('HKD', 'CNY', 0.93, 'desk', '2026-11-21T08:07Z')`,
    );
    world.at("2026-11-21T08:08:00Z");
    expect(await withRate(mistyped)).toMatchObject({ resultCode: "RATE_CHANGED", resultData: { rate: later.rate } });
    expect(await world.ask("select from top_ups")).toHaveLength(0);
    expect(await withRate(shown.rate)).toMatchObject({ resultData: { charged: { amount: shown.charged } } });
  });

  test("tried again from a page with the new rate it is not sent to the page of the old one", async () => {
    const again = await world.begun({ ...wallet, rate: shown.rate });
    world.at("2026-11-21T08:10:00Z");
    await withRate(later.rate, { again });
    await withRate(later.rate, { again });
    expect((await charges()).map((one) => one.charged_amount)).toEqual([shown.charged, later.charged]);
  });

  test.each(["0.5", "0.0001", "1"])("%s, which never held, is not charged", async (rate) => {
    expect(await withRate(rate)).toMatchObject({ resultCode: "RATE_CHANGED" });
  });

  test.each(["0", "-1", "1e3", "NaN", "0.92150000001", ""])("%j is no rate", async (rate) => {
    expect(await problem(world.begin({ ...wallet, rate }))).toEqual(["INVALID_INPUT", "rate format"]);
  });

  test("a card is charged in dollars whatever was shown for a wallet", async () => {
    expect(await withRate("1", { method: "card" })).toMatchObject({
      resultData: { charged: { amount: 6800, currency: "HKD" }, conversion: null },
    });
  });
});

describe("the network at the worst moment", () => {
  test("a card that is blocked while its top-up is paid: the money goes back, and its buyer is told", async () => {
    const topUp = await world.begun();
    await world.shop.network.blockSim(iccid);
    await world.pay();
    await world.work();
    expect(await world.status(topUp)).toMatchObject({ outcome: "returned" });
    expect(await world.ask("select reason, state, sold_amount from refunds")).toEqual([
      { reason: "sim_refused", state: "succeeded", sold_amount: 13_600 },
    ]);
    expect([await world.entries(iccid), await world.books()]).toEqual([[], {}]);
    expect(letters()).toEqual(["Your top-up of HK$136.00 goes back to you"]);
  });

  test("in the last second of its validity, and the moment after: lapsed first, then woken, each booked", async () => {
    await world.toppedUp({ amount: 3400 });
    await world.begun({ amount: 6800 });
    await world.hand.moveOn({ days: 180, seconds: -1 });
    await world.pay();
    await world.work();
    expect((await world.onNetwork(iccid)).balance).toBe(10_200);
    await world.begun({ amount: 3400 });
    await world.hand.moveOn({ days: 180 });
    await world.pay();
    await world.work();
    expect((await world.onNetwork(iccid)).balance).toBe(3400);
    await readPrepaid.run({}, world.shop);
    expect(await world.entries(iccid)).toEqual([
      { kind: "top_up", amount: 3400 },
      { kind: "top_up", amount: 6800 },
      { kind: "top_up", amount: 3400 },
      { kind: "lapse", amount: -10_200 },
    ]);
  });

  test("the answer gets lost: credited once all the same", async () => {
    const { network } = world.shop;
    let lost = 0;
    world.shop.network = {
      ...network,
      async credit(wish) {
        const answer = await network.credit(wish);
        if (lost++ === 0) throw new NetworkUnavailable("lost");
        return answer;
      },
    };
    const topUp = await world.toppedUp();
    await world.work({ evenLater: true });
    expect([lost, await world.balance(iccid), (await world.onNetwork(iccid)).balance]).toEqual([2, 14_688, 14_688]);
    expect(await world.status(topUp)).toMatchObject({ outcome: "credited" });
  });

  test("down for good: a case, and nothing goes back before the network says that it has nothing", async () => {
    const up = down();
    const topUp = await world.toppedUp();
    await triedOften();
    expect(await world.status(topUp)).toMatchObject({ outcome: "crediting" });
    expect((await world.cases()).map(({ kind }) => kind)).toEqual(["top_up_unknown"]);
    up();
    await world.work({ evenLater: true });
    expect(await world.status(topUp)).toMatchObject({ outcome: "returned" });
    expect([await world.cases(), await world.books(), (await world.onNetwork(iccid)).balance]).toEqual([[], {}, 0]);
  });

  test("down after it had credited: the credit stands, and nothing goes back", async () => {
    const { network } = world.shop;
    const up = down();
    const silent = world.shop.network;
    world.shop.network = {
      ...silent,
      credit: async (wish) => {
        await network.credit(wish);
        throw new NetworkUnavailable("lost");
      },
    };
    const topUp = await world.toppedUp();
    await triedOften();
    up();
    await world.work({ evenLater: true });
    expect(await world.status(topUp)).toMatchObject({ outcome: "credited" });
    expect([await world.balance(iccid), await world.ask("select from refunds")]).toEqual([14_688, []]);
  });
});
