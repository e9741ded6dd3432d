import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aSim, aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { unitPrice } from "../../catalogue/plans/rules.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
  await world.pool.query(plansWithMainlandChina);
});
afterAll(() => world.close());

/** The package of 10 GB, once for Mainland China alone and once together with Hong Kong. */
const plansWithMainlandChina = Object.entries({ cn: ["CN"], "hk-cn": ["HK", "CN"] })
  .map(
    ([code, countries]) => `
      insert into plans select (jsonb_populate_record(plans, '${JSON.stringify({ code, countries })}')).* from plans
        where code = 'jp-10gb-30d';
      insert into plan_prices (plan_code, currency, amount) values ('${code}', 'HKD', 10500);`,
  )
  .join("");

const create = (wish: unknown) => world.answer("/order/create", wish);
const countOrders = async () => Number((await world.pool.query("select count(*) from orders")).rows[0].count);

test("an order is written with what was sold, the consents and where the visitor came from", async () => {
  const wish = aWish({ orderSource: "newsletter", accountByEmail: { given: true, version: "2026-11" } });
  const { envelope } = await create(wish);
  expect(envelope).toMatchObject({ resultCode: "SUCCESS", resultData: { total: { amount: 10500, currency: "HKD" } } });
  const { rows } = await world.pool.query("select * from orders where request_key = $1", [wish.requestKey]);
  expect(rows[0]).toMatchObject({
    state: "placed",
    days: 7,
    unit_amount: 10500,
    email: "mei@example.com",
    lang: "en",
    order_source: "newsletter",
  });
  expect(rows[0].plan_as_sold).toMatchObject({ code: "jp-day-1gb", allowance_mb: 1024, day_zone: "Asia/Tokyo" });
  const consents = await world.pool.query(
    "select consent, text_version from order_consents where order_id = $1 order by consent",
    [rows[0].id],
  );
  expect(consents.rows.map(({ consent }) => consent)).toEqual(["account_by_email", "data_transfer", "privacy_policy"]);
});

describe("the wish that the plan may begin at once", () => {
  const begun = async (beginNow: { given: boolean; version: string }) => {
    const wish = aWish({ beginNow });
    expect((await create(wish)).status).toBe(200);
    const given =
      "select text_version, given_at from order_consents where consent = 'begin_now' and order_id = (select id from orders where request_key = $1)";
    return { wish, kept: (await world.pool.query(given, [wish.requestKey])).rows };
  };

  test("is kept with the text's version and the time", async () => {
    expect((await begun({ given: true, version: "2026-11" })).kept).toEqual([
      { text_version: "2026-11", given_at: new Date("2026-11-21T08:00:00Z") },
    ]);
  });

  test("is not kept where the box stayed empty, which is the same order as one without the box", async () => {
    const { wish, kept } = await begun({ given: false, version: "2026-11" });
    expect(kept).toEqual([]);
    expect((await create({ ...wish, beginNow: undefined })).status).toBe(200);
  });

  test("makes another order of it", async () => {
    const { wish } = await begun({ given: false, version: "2026-11" });
    const { status, envelope } = await create({ ...wish, beginNow: { given: true, version: "2026-11" } });
    expect([status, envelope.resultCode]).toEqual([409, "REQUEST_KEY_REUSED"]);
  });
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
    [
      "a way that the plan does not offer",
      { planCode: "jp-th-5gb-15d", way: "renewal", iccids: [aSim(1)], days: undefined, expectedTotal: 6000 },
      422,
      "WAY_NOT_OFFERED",
    ],
    ["more days than the pass has", { days: 31, expectedTotal: 46500 }, 422, "DAYS_NOT_OFFERED"],
    [
      "other days than the package has",
      { planCode: "jp-10gb-30d", days: 29, expectedTotal: 10500 },
      422,
      "DAYS_NOT_OFFERED",
    ],
    ["a text that was never shown", { dataTransfer: { given: true, version: "x" } }, 400, "INVALID_INPUT"],
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

  test("a changed price is reported", async () => {
    const { envelope } = await create(aWish({ expectedTotal: 9900 }));
    expect(envelope.resultData).toMatchObject({ total: { amount: 10500, currency: "HKD" } });
  });

  test("a plan taken off sale", async () => {
    await world.pool.query("update plans set on_sale = false where code = 'jp-th-5gb-15d'");
    const { envelope } = await create(aWish({ planCode: "jp-th-5gb-15d", days: undefined, expectedTotal: 6000 }));
    expect(envelope.resultCode).toBe("PLAN_NOT_ON_SALE");
  });
});

describe("a plan with Mainland China", () => {
  const inMainland = { ...english, address: "114.114.114.114" };
  const wishFor = (planCode: string) => aWish({ planCode, days: undefined, expectedTotal: 10500 });

  test.each([
    ["cn", inMainland],
    ["hk-cn", inMainland],
    ["cn", { ...english, country: "CN" }],
  ])("%s is refused to a buyer in Mainland China (%j), and nothing is written", async (planCode, buyer) => {
    const before = await countOrders();
    const { status, envelope } = await world.answer("/order/create", wishFor(planCode), buyer);
    expect([status, envelope.resultCode]).toEqual([403, "PLAN_NOT_SOLD_HERE"]);
    expect(await countOrders()).toBe(before);
  });

  test.each([
    ["cn", english],
    ["hk-cn", { ...english, country: "HK" }],
    ["cn", { ...inMainland, country: "JP" }],
    ["jp-10gb-30d", inMainland],
  ])("%s is sold to %j", async (planCode, buyer) => {
    const { envelope } = await world.answer("/order/create", wishFor(planCode), buyer);
    expect(envelope.resultCode).toBe("SUCCESS");
  });

  test("the refusal is in the buyer's language", async () => {
    const { envelope } = await world.answer("/order/create", wishFor("cn"), { ...inMainland, language: "zh-cn" });
    expect(envelope.resultMessage).toContain("不能在中国内地购买");
  });

  test("an order that was already placed answers the same from anywhere", async () => {
    const wish = wishFor("cn");
    const placed = await create(wish);
    expect((await world.answer("/order/create", wish, inMainland)).envelope).toEqual(placed.envelope);
  });
});

describe("what the buyer found out about the phone", () => {
  const kept = async (requestKey: string) =>
    (await world.pool.query("select device from orders where request_key = $1", [requestKey])).rows[0].device;

  test.each([
    [{ model: "apple-iphone-15", bought: "CN", answer: "no" }],
    [{ model: "unlisted", answer: "yes", eid: true }],
    [undefined],
  ] as const)("%j is kept with the order", async (device) => {
    const wish = aWish({ device });
    await create(wish);
    expect(await kept(wish.requestKey)).toEqual(device ?? null);
  });

  test("cannot smuggle an EID or anything else in", async () => {
    const device = { model: "apple-iphone-15", answer: "yes", number: "89049032007108882600137544319616" } as const;
    const wish = aWish({ device });
    await create(wish);
    expect(await kept(wish.requestKey)).toEqual({ model: "apple-iphone-15", answer: "yes" });
  });

  test.each([
    {},
    { model: "apple-iphone-15" },
    { model: "Apple iPhone", answer: "yes" },
    { model: "a", answer: "maybe" },
    { model: "a", answer: "no", bought: "China" },
    "apple-iphone-15.no",
  ])("%j is refused", async (device) => {
    expect((await create({ ...aWish(), device })).envelope.resultCode).toBe("INVALID_INPUT");
  });
});

test("the statement prices as the page does", async () => {
  for (const days of [1, 2, 13, 30]) {
    const shown = unitPrice({ kind: "day_pass", price: { amount: 1500, currency: "HKD" } }, days).amount * 3;
    expect((await create(aWish({ days, quantity: 3, expectedTotal: shown }))).envelope.resultCode).toBe("SUCCESS");
  }
  const shown = unitPrice({ kind: "fixed", price: { amount: 10500, currency: "HKD" } }, 30).amount * 2;
  expect(
    (await create(aWish({ planCode: "jp-10gb-30d", days: undefined, quantity: 2, expectedTotal: shown }))).envelope
      .resultCode,
  ).toBe("SUCCESS");
});

test("messages are in the caller's language, beside their field", async () => {
  const { envelope } = await world.answer("/order/create", aWish({ email: "mei" }), {
    language: "zh-hk",
    address: "203.0.113.9",
  });
  expect(envelope).toMatchObject({
    resultMessage: "請檢查標示的項目",
    resultData: { fields: [{ field: "email", message: "電郵格式不正確" }] },
  });
});
