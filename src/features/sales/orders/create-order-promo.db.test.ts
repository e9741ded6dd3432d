import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aCardWish, aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { discountOn } from "../promos/rules.ts";

let world: World;
beforeAll(
  async () =>
    void (world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "100000", GUESSES_PER_MINUTE: "4" } })),
);
afterAll(() => world.close());

let visitors = 0;
/** Each from a network of their own (a /48), so that nobody's guesses count for others. */
const create = (wish: unknown, address = `2001:db8:${(visitors++).toString(16)}::1`) =>
  world.answer("/order/create", wish, { ...english, address });
const ask = async (sql: string, ...values: unknown[]) => (await world.pool.query(sql, values)).rows;
const usesOf = async (code: string) => {
  const [promo] = await ask("select uses from promo_codes where code = $1", code);
  const [uses] = await ask(
    "select count(*)::int as counted from promo_uses where code = $1 and state = 'counted'",
    code,
  );
  expect(promo.uses).toBe(uses.counted);
  return promo.uses as number;
};
const ordersOf = async (code: string) =>
  (await ask("select count(*)::int as count from orders where promo_code = $1", code))[0].count as number;

/** A code of the test's own, so that no other test uses it up. */
async function aCode(
  facts: { percent?: number; total_limit?: number; per_buyer_limit?: number; first_order?: boolean } = {},
) {
  const code = `T-${randomUUID().slice(0, 8).toUpperCase()}`;
  const { percent = 10, total_limit = null, per_buyer_limit = null, first_order = false } = facts;
  await ask(
    "insert into promo_codes (code, kind, percent, first_order, valid_from, valid_until, total_limit, per_buyer_limit) values ($1, 'percent', $2, $3, '2026-11-01', '2026-12-31', $4, $5)",
    code,
    percent,
    first_order,
    total_limit,
    per_buyer_limit,
  );
  return code;
}
const with10 = (promoCode: string, other: object = {}) => aWish({ promoCode, expectedTotal: 9450, ...other });

test("a code takes its part off the goods, never off the postage, and the order says so", async () => {
  const code = await aCode();
  const wish = aCardWish({ promoCode: ` ${code.toLowerCase()} `, expectedTotal: 10500 - 1050 + 4500 });
  expect((await create(wish)).envelope.resultData).toMatchObject({ total: { amount: 13950 } });
  expect(
    await ask(
      "select discount_amount, promo_code, postal_amount, total_amount, buyer from orders where request_key = $1",
      wish.requestKey,
    ),
  ).toEqual([
    { discount_amount: 1050, promo_code: code, postal_amount: 4500, total_amount: 13950, buyer: "mei@example.com" },
  ]);
  expect(await usesOf(code)).toBe(1);
});

test("an amount is taken off in the order's currency", async () => {
  expect((await create(aWish({ promoCode: "TWENTY", expectedTotal: 8500 }))).envelope.resultCode).toBe("SUCCESS");
  expect(
    (await create(aWish({ promoCode: "TWENTY", currency: "USD", expectedTotal: 199 * 7 - 259 }))).envelope.resultCode,
  ).toBe("SUCCESS");
});

test("the statement takes off what the rule says", async () => {
  for (const percent of [1, 33, 66, 99]) {
    const code = await aCode({ percent });
    for (const days of [1, 3, 30]) {
      const goods = { amount: 1500 * days, currency: "HKD" } as const;
      const expectedTotal = goods.amount - discountOn(goods, { kind: "percent", percent, amount: null });
      expect((await create(aWish({ promoCode: code, days, expectedTotal }))).envelope.resultCode).toBe("SUCCESS");
    }
  }
});

describe("refused, nothing is written and nothing is counted", () => {
  test.each([
    ["unknown", "NOSUCH"],
    ["over", "SUMMER"],
    ["not_this_plan", "PACKAGE"],
  ])("%s", async (reason, promoCode) => {
    const { envelope } = await create(with10(promoCode));
    expect(envelope).toMatchObject({
      resultCode: "PROMO_INVALID",
      resultMessage: "Invalid Promo Code.",
      resultData: { reason, fields: [{ field: "promoCode" }] },
    });
    expect(await ordersOf(promoCode)).toBe(0);
  });

  test("too little is left", async () => {
    const code = await aCode();
    await ask("update plan_prices set amount = 70 where plan_code = 'jp-th-5gb-15d' and currency = 'USD'");
    const { envelope } = await create(
      aWish({ promoCode: code, planCode: "jp-th-5gb-15d", days: undefined, currency: "USD", expectedTotal: 63 }),
    );
    expect(envelope.resultData).toMatchObject({ reason: "too_little" });
    expect(await usesOf(code)).toBe(0);
  });

  test("another total than the code makes it, told with its parts", async () => {
    const code = await aCode();
    const { envelope } = await create(with10(code, { expectedTotal: 10500 }));
    expect(envelope).toMatchObject({
      resultCode: "PRICE_CHANGED",
      resultData: {
        total: { amount: 9450 },
        goods: { amount: 10500 },
        discount: { amount: 1050 },
        postage: { amount: 0 },
      },
    });
    expect(await usesOf(code)).toBe(0);
  });

  test("a used-up code, for everybody and for one buyer in every spelling", async () => {
    const code = await aCode({ total_limit: 2, per_buyer_limit: 1 });
    expect((await create(with10(code, { email: "mei.chan@gmail.com" }))).envelope.resultCode).toBe("SUCCESS");
    expect((await create(with10(code, { email: "MeiChan+japan@googlemail.com" }))).envelope.resultData).toMatchObject({
      reason: "used_by_you",
    });
    expect((await create(with10(code, { email: "lee@example.com" }))).envelope.resultCode).toBe("SUCCESS");
    expect((await create(with10(code, { email: "kim@example.com" }))).envelope.resultData).toMatchObject({
      reason: "used_up",
    });
    expect(await usesOf(code)).toBe(2);
  });

  test("for a first order, to who has bought before, but not to who was paid back", async () => {
    const code = await aCode({ first_order: true });
    const email = `${randomUUID().slice(0, 8)}@gmail.com`;
    await create(aWish({ email }));
    const wish = with10(code, { email: email.replace("@", "+first@") });
    await ask("update orders set state = 'delivered', paid_at = placed_at where email = $1", email);
    expect((await create(wish)).envelope.resultData).toMatchObject({ reason: "first_order_only" });
    await ask("update orders set state = 'refunded' where email = $1", email);
    expect((await create(wish)).envelope.resultCode).toBe("SUCCESS");
    expect((await create({ ...wish, requestKey: randomUUID() })).envelope.resultData).toMatchObject({
      reason: "used_by_you",
    });
  });
});

test("pressing twice uses the code once, and a used-up code answers a repeat the same", async () => {
  const code = await aCode({ total_limit: 1 });
  const wish = with10(code);
  const answers = await Promise.all([create(wish), create(wish), create(wish)]);
  expect(answers.map(({ envelope }) => envelope)).toEqual(Array(3).fill((await create(wish)).envelope));
  expect(answers[0].envelope.resultCode).toBe("SUCCESS");
  expect([await usesOf(code), await ordersOf(code)]).toEqual([1, 1]);
});

test("who guesses codes by placing orders is soon not answered, whatever the code; without one orders go on", async () => {
  const guesser = "198.18.0.9";
  for (let guess = 0; guess < 4; guess++)
    expect((await create(with10(`SAVE${guess}`), guesser)).envelope.resultCode).toBe("PROMO_INVALID");
  expect((await create(with10(await aCode()), guesser)).envelope.resultCode).toBe("TOO_MANY_REQUESTS");
  expect((await create(aWish(), guesser)).envelope.resultCode).toBe("SUCCESS");
});

describe("a crowd", { timeout: 60_000 }, () => {
  test("200 orders at once get a code for 50 exactly 50 times, and each of 100 buyers once at most", async () => {
    const wishes = Array.from({ length: 200 }, (_, place) =>
      with10("FIFTY", { email: `buyer${place % 100}@example.com` }),
    );
    const answers = await Promise.all(wishes.map((wish) => create(wish)));
    const counted = Map.groupBy(answers, ({ envelope }) =>
      envelope.resultCode === "SUCCESS" ? "SUCCESS" : String((envelope.resultData as { reason?: string }).reason),
    );
    expect(counted.get("SUCCESS")).toHaveLength(50);
    expect([...counted.keys()].filter((key) => !["SUCCESS", "used_up", "used_by_you"].includes(key))).toEqual([]);
    expect([await usesOf("FIFTY"), await ordersOf("FIFTY")]).toEqual([50, 50]);
    expect(await ask("select buyer from promo_uses where code = 'FIFTY' group by buyer having count(*) > 1")).toEqual(
      [],
    );
  });

  test("one buyer with 40 spellings of one address gets a code without a total limit as often as one may", async () => {
    const code = await aCode({ per_buyer_limit: 3 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, place) => create(with10(code, { email: `m.e.i+${place}@gmail.com` }))),
    );
    expect(answers.filter(({ envelope }) => envelope.resultCode === "SUCCESS")).toHaveLength(3);
    expect(await usesOf(code)).toBe(3);
  });
});
