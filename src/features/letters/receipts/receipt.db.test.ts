import { randomUUID } from "node:crypto";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { receiptRoutes } from "../../../platform/http/receipt-routes.server.ts";
import { bareWebServer } from "../../../platform/http/web.world.ts";
import { openLimits } from "../../../platform/limits.server.ts";
import { settlePayment } from "../../sales/payments/settle-payment.server.ts";
import { receiptFile } from "./receipt-file.server.ts";

let world: World;
const { app } = await bareWebServer();
let order: { orderNumber: string; key: string };

const makes = {
  order: (asked: Parameters<typeof receiptFile>[0]) => receiptFile(asked, world.shop),
  topUp: () => Promise.reject(new Error("of no order")),
};

beforeAll(async () => {
  world = await freshWorld({ environment: { COSTLY_CALLS_PER_MINUTE: "1000", COMPANY_NAME: "远波有限公司" } });
  receiptRoutes(app, world.shop, makes);
  order = await placed("alipay");
  await workOff(world);
  await world.pool.query(
    "update orders set postal_amount = 3000, discount_amount = 1000, promo_code = 'WELCOME10', total_amount = 23000 where number = $1",
    [order.orderNumber],
  );
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function placed(method: string | undefined) {
  const wish = aWish({ quantity: 2, expectedTotal: 21000 });
  const made = unwrap((await world.answer("/order/create", wish)).envelope) as {
    orderNumber: string;
    key: string;
  };
  if (!method) return made;
  unwrap((await world.answer("/payment/startPayment", { ...made, method, requestKey: randomUUID() })).envelope);
  await settlePayment(
    { ...world.shop, payments: world.gateway },
    world.gateway.settle([...world.gateway.requests.keys()].at(-1)!, "succeeded"),
  );
  return made;
}

async function receipt(query: Record<string, string>) {
  const { statusCode, headers, rawPayload, body } = await app.inject({
    url: `/files/receipt.pdf?${new URLSearchParams(query)}`,
  });
  if (statusCode !== 200) return { statusCode, headers, text: body };
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
  return { statusCode, headers, text: text.replace(/\s+/g, " ") };
}
const own = (more: Record<string, string> = {}) => ({ order: order.orderNumber, key: order.key, lang: "en", ...more });

test("holds every figure of the order's money", async () => {
  const { text } = await receipt(own());
  for (const figure of [
    `R-${order.orderNumber}`,
    `Order ${order.orderNumber}`,
    "Ordered on 21 Nov 2026",
    "Paid on 21 Nov 2026",
    "mei@example.com",
    "远波有限公司",
    "Company registration 00000000",
    "Japan, day pass: 1 GB a day at full speed, then 1 Mbps",
    "7 days",
    "2 HK$105.00 HK$210.00",
    "Goods HK$210.00",
    "Discount, code WELCOME10 −HK$10.00",
    "Postage HK$30.00",
    "Total HK$230.00",
    "21 Nov 2026 Alipay HK$210.00 CN¥193.52",
    "1 HKD = 0.9215 CNY",
    "Farwave treasury desk, valid from 1 Nov 2026",
    "No tax is added",
    "Page 1 of 1",
  ])
    expect(text).toContain(figure);
  expect(text).not.toMatch(/undefined|NaN|null|\[object|Refunds/);
});

test.each([
  [
    "zh-cn",
    [
      "收据",
      "合计 HK$230.00",
      "支付宝 HK$210.00 ¥193.52 CNY",
      "日本，日套餐：每天 1 GB 高速流量",
      "2026年11月21日",
      "第 1 页，共 1 页",
    ],
  ],
  [
    "zh-hk",
    ["收據", "總額 HK$230.00", "支付寶 HK$210.00 ¥193.52 CNY", "日本，日費套餐：每日 1 GB 高速數據", "不另加稅"],
  ],
  ["ja", ["Receipt", "Total HK$230.00"]],
])("in %s", async (lang, words) => {
  const { text } = await receipt(own({ lang }));
  for (const word of words) expect(text).toContain(word);
});

test("money that went back stands below", async () => {
  await world.pool
    .query(`insert into refunds (key, order_id, payment_id, state, reason, amount, currency, sold_amount, asked_at,
      settled_at)
    select 'part', order_id, id, 'succeeded', 'granted', 5000, 'CNY', 5000, now(), '2026-12-02T08:00:00Z' from payments
      where state = 'succeeded' limit 1`);
  const { text } = await receipt(own());
  expect(text).toContain("2 Dec 2026 To: Alipay −CN¥50.00");
  await world.pool.query("delete from refunds where key = 'part'");
});

test("is a file for its asker alone", async () => {
  const { headers } = await receipt(own());
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    "content-disposition": `attachment; filename="farwave-receipt-${order.orderNumber}.pdf"`,
  });
});

test("the name on it is the one that was asked for, in any script", async () => {
  expect((await receipt(own({ to: "陳大文有限公司 Chen & Co. <b>" }))).text).toContain(
    "陳大文有限公司 Chen & Co. <b> mei@example.com",
  );
});

describe("hostile names stay one line of text", () => {
  const texts = Object.entries(hostileValues).filter(
    (one): one is [string, string] => typeof one[1] === "string" && one[1].length < 15_000,
  );
  test.each(texts)("%s", async (_, to) => {
    const { statusCode, text } = await receipt(own({ to }));
    expect(statusCode).toBe(200);
    expect(text).toContain("Total HK$230.00");
  });
});

test("a wrong key, an unknown order and an unpaid one are the same: there is none", async () => {
  const unpaid = await placed(undefined);
  const wrong = [
    own({ key: "x" }),
    own({ order: "FW0000000000" }),
    { lang: "en" },
    { order: unpaid.orderNumber, key: unpaid.key, lang: "en" },
  ];
  const answers = await Promise.all(wrong.map((query) => receipt(query)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test("names who sold when it was paid, and where one asks today", async () => {
  const change = (name: string, value: string, at: string) =>
    world.pool.query(
      `with boss as (insert into staff (email, name, role, created_at) values ('boss@example.com', 'Boss', 'administrator', now())
         on conflict (email) do update set name = 'Boss' returning id)
       insert into setting_changes (setting, version, value, reason, changed_at, changed_by)
       select $1, 1 + (select count(*) from setting_changes where setting = $1), to_jsonb($2::text), 'as registered', $3, id from boss`,
      [name, value, at],
    );
  await change("company.registration", "71234567", "2026-11-20T08:00:00Z");
  await change("company.registration", "79999999", "2027-01-01T08:00:00Z");
  await change("company.email", "invoices@example.com", "2027-01-01T08:00:00Z");
  const { text } = await receipt(own());
  expect(text).toContain("Company registration 71234567");
  expect(text).toContain("Questions about this receipt: invoices@example.com");
  await world.pool.query("delete from setting_changes");
});

test("a field that comes twice counts as none", async () => {
  const { statusCode } = await app.inject({
    url: `/files/receipt.pdf?order=${order.orderNumber}&order=x&key=${order.key}`,
  });
  expect(statusCode).toBe(404);
});

test("drawing is counted among the costly calls", async () => {
  const limited = await bareWebServer();
  await world.pool.query("truncate shared_calls");
  receiptRoutes(
    limited.app,
    { ...world.shop, limits: openLimits({ ...world.shop.config, COSTLY_CALLS_PER_MINUTE: 1 }) },
    makes,
  );
  const url = `/files/receipt.pdf?${new URLSearchParams(own())}`;
  expect([(await limited.app.inject({ url })).statusCode, (await limited.app.inject({ url })).statusCode]).toEqual([
    200, 429,
  ]);
  await limited.app.close();
});
