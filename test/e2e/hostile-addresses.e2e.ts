import { expect, test as base } from "@playwright/test";
import { hostileTexts } from "../hostile.ts";
import { median, slowerThan } from "../slow.ts";
import { foreignParts, openAsker, type Asked, type Asker } from "./foreign-parts.ts";
import { shopOrigin } from "./setting.ts";

/** One page, which shows nothing, asks for all that a worker asks: a new one for each test is what loading a page costs. */
const test = base.extend<object, { ask: Asker }>({
  ask: [
    async ({ browser }, lend) => {
      const context = await browser.newContext({ baseURL: shopOrigin, locale: "en-GB" });
      await lend(await openAsker(await context.newPage()));
      await context.close();
    },
    { scope: "worker" },
  ],
});

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

const languages = ["en", "zh-cn", "zh-hk"] as const;
let asked = 0;

function addressOf(path: string, good: string, field: string, value: string): string {
  const language = languages[asked++ % languages.length]!;
  const query = new URLSearchParams(good);
  if (field) query.set(field, value);
  query.set("n", String(asked));
  return `/${language}${path.replaceAll("{}", encodeURIComponent(value))}?${query}`;
}

function expectQuick(what: string, good: number, times: number[]): void {
  expect(
    Math.min(...times),
    `${what}: ${times.map(Math.round).join(", ")} ms, a good request takes ${good.toFixed(0)} ms`,
  ).toBeLessThan(slowerThan(good));
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
    ask,
  }) => {
    const usual = median(
      (await ask(Array.from({ length: 5 }, () => addressOf(path.replaceAll("{}", "developing"), good, "", "")))).map(
        ({ milliseconds }) => milliseconds[0]!,
      ),
    );
    for (const field of fields.length > 0 ? fields : [""]) {
      const answers = await ask(
        Object.values(hostileTexts).map((value) => addressOf(path, good, field, value)),
        slowerThan(usual),
      );
      for (const [place, name] of Object.keys(hostileTexts).entries()) {
        const what = `${name} as ${field || "the path"}`;
        expectQuick(what, usual, answers[place]!.milliseconds);
        expectHelpful(what, answers[place]!);
      }
    }
  });
}
