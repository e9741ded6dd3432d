import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { english, freshWorld, type World } from "../../../../test/world.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld({ environment: { GUESSES_PER_MINUTE: "4" } })));
afterAll(() => world.close());

const wish = { promoCode: "AUTUMN10", planCode: "jp-day-1gb", days: 7, quantity: 1, currency: "HKD" };
let visitors = 0;
/** Each from another address, so that nobody's guesses count for others. */
const ask = (other: object = {}, address = `198.51.100.${visitors++}`) =>
  world.answer("/order/checkPromoCode", { ...wish, ...other }, { ...english, address });

describe("takes off", () => {
  test.each([
    ["a tenth of seven days", {}, 1050],
    ["a tenth of three times that", { quantity: 3 }, 3150],
    ["a tenth of the fewest days, where none were chosen", { days: undefined }, 150],
    ["an amount", { promoCode: "TWENTY" }, 2000],
    ["an amount in another currency", { promoCode: "TWENTY", currency: "USD" }, 259],
    ["not more than leaves the least charge", { promoCode: "TWENTY", days: 1 }, 1000],
    ["a fifth of a first order", { promoCode: "FIRST", email: "new@example.com" }, 2100],
    ["from its plan", { promoCode: "PACKAGE", planCode: "jp-10gb-30d", days: undefined }, 1575],
  ])("%s", async (_, other, amount) => {
    const { envelope } = await ask(other);
    expect(envelope.resultData).toMatchObject({ discount: { amount } });
  });

  test("the same however the code is typed, and the answer spells it right", async () => {
    expect((await ask({ promoCode: " ａｕｔｕｍｎ 10 " })).envelope.resultData).toMatchObject({
      promoCode: "AUTUMN10",
    });
  });
});

describe("is refused with the reason", () => {
  test.each([
    ["nobody knows it", { promoCode: "AUTUMN11" }, "unknown"],
    ["nothing was typed", { promoCode: "  " }, "unknown"],
    ["markup", { promoCode: "<b>AUTUMN10</b>" }, "unknown"],
    ["its time is over", { promoCode: "SUMMER" }, "over"],
    ["another plan", { promoCode: "PACKAGE" }, "not_this_plan"],
  ])("%s", async (_, other, reason) => {
    expect(await ask(other)).toMatchObject({
      status: 422,
      envelope: {
        resultCode: "PROMO_INVALID",
        resultMessage: "Invalid Promo Code.",
        resultData: { reason, fields: [{ field: "promoCode", message: "Invalid Promo Code." }] },
      },
    });
  });

  test("too little is left to take anything off", async () => {
    await world.pool.query("update plan_prices set amount = 70 where plan_code = 'jp-th-5gb-15d' and currency = 'USD'");
    expect(
      (await ask({ planCode: "jp-th-5gb-15d", days: undefined, currency: "USD" })).envelope.resultData,
    ).toMatchObject({ reason: "too_little" });
  });
});

test.each([
  [{ planCode: "moon" }, "PLAN_NOT_ON_SALE"],
  [{ days: 31 }, "DAYS_NOT_OFFERED"],
  [{ planCode: "jp-10gb-30d", days: 5 }, "DAYS_NOT_OFFERED"],
  [{ quantity: 21 }, "INVALID_INPUT"],
  [{ promoCode: "A".repeat(41) }, "INVALID_INPUT"],
  [{ promoCode: null }, "INVALID_INPUT"],
  [{ email: "mei" }, "INVALID_INPUT"],
])("%j: %s", async (other, code) => {
  expect((await ask(other)).envelope.resultCode).toBe(code);
});

test("who guesses is not answered any more, not even when the guess is right; others are", async () => {
  for (let guess = 0; guess < 4; guess++)
    expect((await ask({ promoCode: `SAVE${guess}` }, "198.18.0.1")).envelope.resultCode).toBe("PROMO_INVALID");
  expect((await ask({ promoCode: "SAVE99" }, "198.18.0.1")).envelope.resultCode).toBe("TOO_MANY_REQUESTS");
  expect((await ask({}, "198.18.0.1")).envelope.resultCode).toBe("TOO_MANY_REQUESTS");
  expect((await ask({}, "198.18.0.2")).envelope.resultCode).toBe("SUCCESS");
  world.at("2026-11-21T08:01:00Z");
  expect((await ask({}, "198.18.0.1")).envelope.resultCode).toBe("SUCCESS");
});

test("right codes can be asked as often as one likes to change the order", async () => {
  for (let quantity = 1; quantity < 12; quantity++)
    expect((await ask({ quantity }, "198.18.0.3")).envelope.resultCode).toBe("SUCCESS");
});
