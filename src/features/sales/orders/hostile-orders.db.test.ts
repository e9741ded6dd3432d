import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileValues, placesIn, withAt } from "../../../../test/hostile.ts";
import { aCardWish, aRenewalWish, aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";

const plenty = "1000000";
let world: World;
beforeAll(
  async () =>
    void (world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: plenty, GUESSES_PER_MINUTE: plenty } })),
);
afterAll(() => world.close());

/** Every field that an order may have, by way. */
const wishes: Record<string, object> = {
  esim: aWish({
    promoCode: "AUTUMN10",
    expectedTotal: 9450,
    departsOn: "2026-12-05",
    travellers: [{ position: 1, name: "Lee", email: "lee@example.com" }],
    document: { type: 1, firstFour: "E123" },
    orderSource: "newsletter",
    orderSubSource: "november",
    accountByEmail: { given: true, version: "2026-11" },
    beginNow: { given: true, version: "2026-11" },
    device: { model: "apple-iphone-15", bought: "CN", answer: "no" },
  }),
  physical: aCardWish({ promoCode: "AUTUMN10", expectedTotal: 13950, document: { type: 3, firstFour: "A123" } }),
  renewal: aRenewalWish({ promoCode: "AUTUMN10", expectedTotal: 9450 }),
};
const expected = [
  "SUCCESS",
  "INVALID_INPUT",
  "PLAN_NOT_ON_SALE",
  "CURRENCY_NOT_OFFERED",
  "WAY_NOT_OFFERED",
  "DAYS_NOT_OFFERED",
  "PRICE_CHANGED",
  "PROMO_INVALID",
  "NOT_POSTED_THERE",
  "TOO_LATE_BY_POST",
  "SIM_NOT_ACCEPTED",
];

test.each(Object.keys(wishes))(
  "an order by way of %s bears every field being anything at all",
  async (way) => {
    const right = wishes[way]!;
    const ask = async (wish: Record<string, unknown>, place: string[]) => {
      const { status, envelope } = await world.answer(
        "/order/create",
        place[0] === "requestKey" ? wish : { ...wish, requestKey: randomUUID() },
      );
      expect(status).toBeLessThan(500);
      expect(expected).toContain(envelope.resultCode);
      if (envelope.resultCode === "INVALID_INPUT")
        expect((envelope.resultData as { fields: unknown[] }).fields).not.toEqual([]);
      return envelope.resultCode;
    };
    expect(await ask({ ...right }, [])).toBe("SUCCESS");
    for (const place of placesIn(right)) {
      await ask(withAt(right, place, undefined), place);
      for (const value of Object.values(hostileValues)) await ask(withAt(right, place, value), place);
    }
  },
  60_000,
);

test("what was written down meanwhile adds up, and its addresses can be printed", async () => {
  const wrong = await world.pool.query(`
    select number from orders left join order_addresses on order_id = id
    where total_amount <> unit_amount * quantity + postal_amount - discount_amount
      or (way = 'physical') <> (order_id is not null)
       or email !~ '@' or (promo_code is null) <> (discount_amount = 0)`);
  expect(wrong.rows).toEqual([]);
  const uses = await world.pool.query(
    "select uses = (select count(*) from promo_uses where code = 'AUTUMN10') as even from promo_codes where code = 'AUTUMN10'",
  );
  expect(uses.rows).toEqual([{ even: true }]);
});
