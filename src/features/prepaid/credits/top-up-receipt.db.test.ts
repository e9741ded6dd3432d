import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { receiptRoutes } from "../../../platform/http/receipt-routes.server.ts";
import { bareWebServer } from "../../../platform/http/web.world.ts";
import { openLimits } from "../../../platform/limits.server.ts";
import { aCard, prepaidWorld, type PrepaidWorld } from "./prepaid.world.ts";
import { topUpReceiptFile } from "./top-up-receipt-file.server.ts";

let world: PrepaidWorld;
const { app } = await bareWebServer();
beforeAll(async () => {
  world = await prepaidWorld();
  const limits = openLimits({ ...world.shop.config, COSTLY_CALLS_PER_MINUTE: 1000 });
  receiptRoutes(
    app,
    { ...world.shop, limits },
    {
      order: () => Promise.reject(new Error("of no top-up")),
      topUp: (asked) => topUpReceiptFile(asked, world.shop),
    },
  );
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function receipt(query: Record<string, string>) {
  const { statusCode, headers, rawPayload, body } = await app.inject({
    url: `/files/top-up-receipt.pdf?${new URLSearchParams(query)}`,
  });
  if (statusCode !== 200) return { statusCode, headers, text: body };
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
  return { statusCode, headers, text: text.replace(/\s+/g, " ") };
}

test("holds every figure of its money, behind its private link alone", async () => {
  const { number, key } = await world.toppedUp({ method: "alipay" });
  const { headers, text } = await receipt({ number, key, lang: "en", to: "陳大文有限公司 <b>" });
  for (const figure of [
    `R-${number}`,
    `Top-up ${number}`,
    "Paid on 21 Nov 2026",
    "Balance valid until 20 May 2027",
    "陳大文有限公司 <b> mei@example.com",
    "Top-up of prepaid card 898523",
    "with a bonus of HK$10.88, free of charge",
    "Total HK$136.00",
    "Alipay HK$136.00 CN¥125.32",
    "1 HKD = 0.9215 CNY",
    "No tax is added",
    "never refunded",
    "Page 1 of 1",
  ])
    expect(text).toContain(figure);
  expect(text).not.toMatch(/undefined|NaN|null|\[object|Refunds/);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "content-disposition": `attachment; filename="farwave-receipt-${number}.pdf"`,
  });
});

test.each([
  ["zh-cn", ["收据", "预付卡", "另赠送 HK$10.88", "合计 HK$136.00"]],
  ["zh-hk", ["收據", "預付卡", "另送獎賞 HK$10.88", "總額 HK$136.00"]],
  ["ja", ["Receipt", "Total HK$136.00"]],
])("in %s", async (lang, words) => {
  const { text } = await receipt({ ...(await world.toppedUp()), lang });
  for (const word of words) expect(text).toContain(word);
});

test("what went back stands below; the page and the letter lead to it", async () => {
  const { number, key } = await world.begun({ iccid: aCard(2) });
  await world.shop.network.blockSim(aCard(2));
  await world.pay();
  await world.work();
  expect((await receipt({ number, key, lang: "en" })).text).toContain("To: Card −HK$136.00");
  expect(world.letters.find(({ text }) => text.includes(number))!.text).toContain(
    `http://shop.test/files/top-up-receipt.pdf?${new URLSearchParams({ number, key, lang: "en" })}`,
  );
});

test("unpaid, unknown, a wrong key and a field that comes twice are the same: there is none", async () => {
  const { number, key } = await world.begun();
  const answers = [
    await receipt({ number, key }),
    await receipt({ number: "TU0000000000", key }),
    await receipt({ number, key: `${key}x` }),
    await receipt({}),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});
