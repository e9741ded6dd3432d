import { expect, test } from "@playwright/test";
import type { Envelope } from "../../src/kernel/envelope.ts";
import { rightInputs } from "../hostile.ts";
import { foreignParts, openAsker, type Asked } from "./foreign-parts.ts";
import { shopOrigin } from "./setting.ts";

/** Every public page with what may stand in its address; `{}` stands for a part of the path. */
const pages: Record<string, { good: string; fields: readonly string[] }> = {
  "/homepage": { good: "", fields: ["country", "LT"] },
  "/destination": { good: "?q=tokyo", fields: ["q"] },
  "/plans": {
    good: "?country=JP&mcc=440",
    fields: [
      "country",
      "mcc",
      "kind",
      "days",
      "from",
      "to",
      "lands",
      "leaves",
      "people",
      "data",
      "speed",
      "way",
      "net",
      "hotspot",
      "id",
      "topup",
      "ip",
      "sort",
      "compare",
    ],
  },
  "/esim/{}": { good: "", fields: [] },
  "/plan-detail": {
    good: "?code=jp-day-1gb",
    fields: ["code", "days", "quantity", "country", "from", "to", "lands", "leaves", "device", "way"],
  },
  "/trip-planner": {
    good: "?country0=JP&from0=2026-12-03&to0=2026-12-09&find=1",
    fields: ["country0", "from0", "to0", "country1", "people", "maps", "find", "do"],
  },
  "/device-check": { good: "?brand=Apple", fields: ["brand", "model", "bought", "plan", "back", "eid", "from"] },
  "/order-sim": {
    good: "?plan=jp-day-1gb&days=3",
    fields: ["plan", "days", "quantity", "way", "device", "promo", "sim", "from"],
  },
  "/login": { good: "?tab=phone&back=/en/account", fields: ["tab", "with", "back", "done"] },
  "/register": { good: "?back=/en/account", fields: ["back"] },
  "/forgot-pass": { good: "?tab=email", fields: ["tab", "back"] },
  "/account": {
    good: "?tab=orders",
    fields: ["tab", "after", "edit", "done", "sim", "show", "usage", "start", "unsubscribe"],
  },
  "/find-order": { good: "?order=FW7K3M9QXA2B", fields: ["order"] },
  "/stop-reminders": { good: "", fields: ["order", "key"] },
  "/order-result": { good: "", fields: ["order", "key", "esim", "trouble"] },
  "/order-detail": { good: "", fields: ["order", "key", "step", "done", "sim1", "reason", "plan", "days"] },
  "/withdrawal": { good: "", fields: ["order"] },
  "/install": { good: "", fields: ["order", "key", "esim", "share", "trouble"] },
  "/argeement": { good: "?key=privacy_policy", fields: ["key"] },
  "/argeement-channel": { good: "?key=privacy_policy", fields: ["key"] },
  "/policy/{}": { good: "", fields: [] },
  "/frequently-asked-questions": { good: "?type=eSIM", fields: ["type", "q"] },
  "/netCover": { good: "", fields: ["q", "country", "area"] },
  "/{}": { good: "", fields: [] },
  "/{}/plans": { good: "", fields: [] },
};

const inputs: Record<string, string> = {
  "a country that is none": "Narnia",
  "a code that is none": "ZZ",
  "a number that is too large": "99999999999999999999",
  "a number below": "-1",
  "not a number": "NaN",
  "a day that is none": "2026-02-31",
  "a day of another age": "-271821-04-20",
  "10,000 characters": "x".repeat(10_000),
  "10,000 words": "san ".repeat(2500),
  "10,000 Chinese characters": "国".repeat(10_000),
  markup: `<script>hostile()</script><hostile-tag>`,
  "an attribute": `" autofocus onfocus="hostile()" x='`,
  "the end of the data": `</script><img src=x onerror=hostile()>`,
  "a scheme": "javascript:hostile()",
  "another place": "//evil.example/x",
  "a path": "../../../../etc/passwd",
  "broken bytes": "\u0000\u202e\ufffe",
  "line breaks": "a\r\nSet-Cookie: hostile=1",
};

const languages = ["en", "zh-cn", "zh-hk"] as const;
let asked = 0;

function addressOf(path: string, good: string, field: string, value: string): string {
  const language = languages[asked++ % languages.length]!;
  const query = new URLSearchParams(good);
  if (field) query.set(field, value);
  query.set("n", String(asked));
  return `/${language}${path.replaceAll("{}", encodeURIComponent(value))}?${query}`;
}

/** Slower than a good request by this much is slow. */
const bound = (good: number) => 10 * good + 100;
const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
function expectQuick(what: string, good: number, times: number[]): void {
  expect(
    Math.min(...times),
    `${what}: ${times.map(Math.round).join(", ")} ms, a good request takes ${good.toFixed(0)} ms`,
  ).toBeLessThan(bound(good));
}

const helpful = { foreign: [], headings: 1, waysOn: true, title: true };
function expectHelpful(what: string, { status, url, parts }: Asked): void {
  expect([what, status < 500, new URL(url).origin]).toEqual([what, true, shopOrigin]);
  expect([what, parts]).toEqual([what, helpful]);
}

test.describe.configure({ timeout: 180_000 });

test("an address that no route takes leads home, and a form for a page without one is refused in words", async ({
  page,
  request,
}) => {
  for (const path of ["/en/a%0Ab", "/en/a%0D%0Ab/c", "/en/plans/%E2%80%A8", "/en/%00"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, "/en/homepage"]);
  }
  for (const path of ["/en/destination", "/zh-cn/plans?country=JP", "/en/nowhere"]) {
    const answer = await request.post(path, { form: { name: "<script>hostile()</script>" }, maxRedirects: 0 });
    expect([path, answer.status() < 500]).toEqual([path, true]);
    if (answer.status() < 400) continue;
    expect([path, await page.evaluate(foreignParts, await answer.text())]).toEqual([path, helpful]);
  }
});

for (const [path, { good, fields }] of Object.entries(pages)) {
  test(`${path} answers whatever stands in its address with a helpful page, runs nothing of it and is not slow`, async ({
    page,
  }) => {
    const ask = await openAsker(page);
    const usual = median(
      (await ask(Array.from({ length: 5 }, () => addressOf(path.replaceAll("{}", "developing"), good, "", "")))).map(
        ({ milliseconds }) => milliseconds[0]!,
      ),
    );
    for (const field of fields.length > 0 ? fields : [""]) {
      const answers = await ask(
        Object.values(inputs).map((value) => addressOf(path, good, field, value)),
        bound(usual),
      );
      for (const [place, name] of Object.keys(inputs).entries()) {
        const what = `${name} as ${field || "the path"}`;
        expectQuick(what, usual, answers[place]!.milliseconds);
        expectHelpful(what, answers[place]!);
      }
    }
  });
}

/** Calls that only read, with the fields that a stranger fills in. */
const reads: Record<string, readonly string[]> = {
  "/common/searchDestinations": ["query", "lang", "currency"],
  "/common/getCountryList": ["lang", "currency"],
  "/common/getRegionList": ["lang", "currency"],
  "/common/getCountryCode": ["lang"],
  "/common/getCarrierListForNetType": ["country", "netType", "lang"],
  "/common/getCommonSetting": ["KeyList", "lang"],
  "/content/getFaq": ["type", "lang"],
  "/content/getPolicy": ["docname", "lang"],
  "/product/getPlanList": ["country", "mcc", "currency", "lang"],
  "/product/getPlanDetail": ["code", "currency", "lang"],
  "/product/getShopFigures": ["anything"],
  "/getIPLocation": ["anything"],
  "/order/getOrderResult": ["orderNumber", "key"],
  "/order/getOrderDetail": ["orderNumber", "key"],
  "/order/getRefundTerms": ["orderNumber", "key"],
  "/order/getPlanChanges": ["orderNumber", "key", "days"],
  "/esim/getInstall": ["orderNumber", "key", "share"],
  "/esim/checkConnection": ["orderNumber", "key", "share"],
};

for (const [path, fields] of Object.entries(reads)) {
  test(`/api${path} answers whatever stands in its fields with the envelope, and is not slow`, async ({ request }) => {
    const right = rightInputs()[path] ?? {};
    const call = async (wish: object) => {
      const started = performance.now();
      const answer = await request.post(`/api${path}`, { data: wish, headers: { lang: "en" } });
      const body = await answer.text();
      return { status: answer.status(), body, milliseconds: performance.now() - started };
    };
    const good = [await call(right), await call(right), await call(right), await call(right), await call(right)];
    const usual = median(good.map(({ milliseconds }) => milliseconds));
    for (const field of fields) {
      for (const [name, value] of Object.entries(inputs)) {
        const what = `${name} as ${field}`;
        const times: number[] = [];
        while (times.length < 4 && !times.some((one) => one < bound(usual))) {
          const { status, body, milliseconds } = await call({ ...right, [field]: value });
          const { resultCode, resultMessage } = JSON.parse(body) as Envelope;
          expect([
            what,
            status < 500,
            resultCode !== "UNKNOWN_ERROR",
            resultMessage !== undefined,
            body.includes("hostile"),
          ]).toEqual([what, true, true, true, false]);
          times.push(milliseconds);
        }
        expectQuick(what, usual, times);
      }
    }
  });
}
