import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../test/world.ts";
import { aWish } from "../../../test/wishes.ts";
import { unitPrice } from "../plans/rules.ts";

let world: World;
beforeAll(async () => void (world = await freshWorld()));
afterAll(() => world.close());

const create = (wish: unknown) => world.answer("/order/createOrder", wish);
const countOrders = async () => Number((await world.pool.query("select count(*) from orders")).rows[0].count);

test("an order is written with what was sold, the consents and where the visitor came from", async () => {
  const wish = aWish({ orderSource: "newsletter", accountByEmail: { given: true, version: "2026-11" } });
  const { envelope } = await create(wish);
  expect(envelope).toMatchObject({ resultCode: "SUCCESS", resultData: { total: { amount: 10500, currency: "HKD" } } });
  const { rows } = await world.pool.query("select * from orders where request_key = $1", [wish.requestKey]);
  expect(rows[0]).toMatchObject({ state: "placed", days: 7, unit_amount: 10500, email: "mei@example.com", lang: "en", order_source: "newsletter" });
  expect(rows[0].plan_as_sold).toMatchObject({ code: "jp-day-1gb", allowance_mb: 1024, day_zone: "Asia/Tokyo" });
  const consents = await world.pool.query("select consent, text_version from order_consents where order_id = $1 order by consent", [rows[0].id]);
  expect(consents.rows.map(({ consent }) => consent)).toEqual(["account_by_email", "data_transfer", "privacy_policy"]);
});

test("pressing twice gives one order and the same answer", async () => {
  const wish = aWish();
  const before = await countOrders();
  const [one, other, third] = [...(await Promise.all([create(wish), create(wish)])), await create(wish)];
  expect(one.envelope).toEqual(other.envelope);
  expect(third.envelope).toEqual(one.envelope);
  expect(await countOrders()).toBe(before + 1);
});

test("a request key is for one order only", async () => {
  const wish = aWish();
  await create(wish);
  const { status, envelope } = await create({ ...wish, quantity: 2, expectedTotal: 21000 });
  expect([status, envelope.resultCode]).toEqual([409, "REQUEST_KEY_REUSED"]);
});

describe("refused, and nothing is written", () => {
  test.each([
    ["another price than the page showed", { expectedTotal: 9900 }, 409, "PRICE_CHANGED"],
    ["a plan that is not there", { planCode: "moon-1gb" }, 404, "PLAN_NOT_ON_SALE"],
    ["a way that the plan does not offer", { planCode: "jp-th-5gb-15d", way: "renewal", days: undefined, expectedTotal: 6000 }, 422, "WAY_NOT_OFFERED"],
    ["more days than the pass has", { days: 31, expectedTotal: 46500 }, 422, "DAYS_NOT_OFFERED"],
    ["other days than the package has", { planCode: "jp-10gb-30d", days: 29, expectedTotal: 10500 }, 422, "DAYS_NOT_OFFERED"],
    ["no consent", { privacyPolicy: { given: false, version: "1" } }, 400, "INVALID_INPUT"],
    ["a quantity of nothing", { quantity: 0 }, 400, "INVALID_INPUT"],
    ["a number as e-mail", { email: 5 }, 400, "INVALID_INPUT"],
    ["a huge number", { expectedTotal: 1e300 }, 400, "INVALID_INPUT"],
    ["a total beyond the database's integers", { expectedTotal: 2 ** 40 }, 400, "INVALID_INPUT"],
    ["a NUL character", { planCode: "jp\u0000" }, 400, "INVALID_INPUT"],
    ["a NUL character in the consent", { privacyPolicy: { given: true, version: "1\u0000" } }, 400, "INVALID_INPUT"],
    ["half of a surrogate pair", { orderSource: "\ud83d" }, 400, "INVALID_INPUT"],
  ])("%s", async (_, wrong, status, code) => {
    const before = await countOrders();
    const answered = await create({ ...aWish(), ...wrong });
    expect([answered.status, answered.envelope.resultCode]).toEqual([status, code]);
    expect(await countOrders()).toBe(before);
  });

  test("a changed price is told", async () => {
    const { envelope } = await create(aWish({ expectedTotal: 9900 }));
    expect(envelope.resultData).toMatchObject({ total: { amount: 10500, currency: "HKD" } });
  });

  test("a plan taken off sale", async () => {
    await world.pool.query("update plans set on_sale = false where code = 'jp-th-5gb-15d'");
    const { envelope } = await create(aWish({ planCode: "jp-th-5gb-15d", days: undefined, expectedTotal: 6000 }));
    expect(envelope.resultCode).toBe("PLAN_NOT_ON_SALE");
  });
});

test("the statement prices as the page does", async () => {
  for (const days of [1, 2, 13, 30]) {
    const shown = unitPrice({ kind: "day_pass", price: { amount: 1500, currency: "HKD" } }, days).amount * 3;
    expect((await create(aWish({ days, quantity: 3, expectedTotal: shown }))).envelope.resultCode).toBe("SUCCESS");
  }
  const shown = unitPrice({ kind: "fixed", price: { amount: 10500, currency: "HKD" } }, 30).amount * 2;
  expect((await create(aWish({ planCode: "jp-10gb-30d", days: undefined, quantity: 2, expectedTotal: shown }))).envelope.resultCode).toBe("SUCCESS");
});

test("messages are in the caller's language, beside their field", async () => {
  const { envelope } = await world.answer("/order/createOrder", aWish({ email: "mei" }), { language: "zh-hk", address: "203.0.113.9" });
  expect(envelope).toMatchObject({ resultMessage: "請檢查標示的項目", resultData: { fields: [{ field: "email", message: "電郵格式不正確" }] } });
});
