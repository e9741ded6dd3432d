import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import { parseActivationCode } from "../../../kernel/activation-code.ts";
import { passesLuhn } from "../../../kernel/iccid.ts";

type Answer = { order: string; total: object | null; profiles: { iccid: string; activationCode: string }[] };

let world: World;
beforeEach(async () => void (world = await freshWorld()));
afterEach(() => world.close());

const wish = { requestKey: randomUUID(), plan: "jp-10gb-30d", quantity: 2, currency: "HKD" };
const order = async (also: object = {}) =>
  (await world.answer("/sandbox/order", { ...wish, ...also })).envelope as { resultCode: string; resultData: Answer };

test("an order in the sandbox has the shop's price at the first step and profiles that are none of ours", async () => {
  const { resultData } = await order();
  expect(resultData).toMatchObject({
    isTest: true,
    price: { amount: 8925, currency: "HKD" },
    total: { amount: 17_850, currency: "HKD" },
  });
  const [one, other] = resultData.profiles;
  expect(one!.iccid).not.toBe(other!.iccid);
  for (const { iccid, activationCode } of resultData.profiles) {
    expect(iccid).toMatch(/^89852349\d{11}$/);
    expect(passesLuhn(iccid)).toBe(true);
    expect(parseActivationCode(activationCode)?.smdpAddress).toBe("rsp.sandbox.example");
  }
});

test("a day pass costs its days, the fewest that it has where none are named; others are refused", async () => {
  const pass = { plan: "jp-day-1gb", requestKey: randomUUID() };
  const { rows } = await world.pool.query("select min_days, max_days from plans where code = 'jp-day-1gb'");
  const [{ min_days: least, max_days: most }] = rows;
  const each = async (days?: number) =>
    (await order({ ...pass, requestKey: randomUUID(), ...(days && { days }) })).resultData as unknown as {
      days: number;
      price: { amount: number };
      total: { amount: number };
    };
  const one = await each(1);
  const five = await each(5);
  expect([five.days, five.price.amount, five.total.amount]).toEqual([5, one.price.amount * 5, one.price.amount * 10]);
  expect((await each()).days).toBe(least);
  expect((await order({ ...pass, days: most + 1 })).resultCode).toBe("DAYS_NOT_OFFERED");
  expect((await order({ requestKey: randomUUID(), days: 29 })).resultCode).toBe("DAYS_NOT_OFFERED");
});

test("a key that was used for something else is refused, as it is for a real order, and is free again later", async () => {
  const requestKey = randomUUID();
  expect((await order({ requestKey, plan: "atlantis" })).resultCode).toBe("PLAN_NOT_ON_SALE");
  expect((await order({ requestKey })).resultCode).toBe("SUCCESS");
  for (const other of [{ plan: "jp-day-1gb" }, { quantity: 1 }, { currency: "USD" }])
    expect((await order({ requestKey, ...other })).resultCode).toBe("REQUEST_KEY_REUSED");
  expect((await order({ requestKey })).resultCode).toBe("SUCCESS");
  world.at(new Date(world.shop.clock().getTime() + 11 * 60_000).toISOString());
  expect((await order({ requestKey, quantity: 1 })).resultCode).toBe("SUCCESS");
});

test("the same request is the same order, another one another; none is written down", async () => {
  const first = await order();
  expect(await order()).toEqual(first);
  expect((await order({ requestKey: randomUUID() })).resultData.order).not.toBe(first.resultData.order);
  expect((await world.pool.query("select from orders")).rowCount).toBe(0);
});

test.each([
  [{ plan: "atlantis" }, "PLAN_NOT_ON_SALE"],
  [{ plan: "" }, "INVALID_INPUT"],
  [{ quantity: 0 }, "INVALID_INPUT"],
  [{ quantity: 6 }, "INVALID_INPUT"],
  [{ requestKey: "x" }, "INVALID_INPUT"],
])("%j is refused as %s", async (also, code) => expect((await order(also)).resultCode).toBe(code));

test("a network orders ten a minute", async () => {
  await world.close();
  world = await freshWorld({ environment: { NETWORK_TRIES: "1" } });
  for (let place = 0; place < 10; place++) expect((await order()).resultCode).toBe("SUCCESS");
  expect((await order()).resultCode).toBe("TRIED_OFTEN");
});
