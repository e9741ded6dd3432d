import { expect, test as base } from "@playwright/test";
import { hostileTexts } from "../hostile.ts";
import { median, slowerThan } from "../slow.ts";
import { foreignParts, openAsker, type Asked, type Asker } from "./foreign-parts.ts";
import { shopOrigin } from "./setting.ts";
import { inDays } from "./shopper.ts";

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

/** Without what `leads` holds a page draws little else; each of the other `fields` is read for itself. */
type Page = { good: string; leads: readonly string[]; fields: readonly string[] };

/** Every public page with what may stand in its address; `{}` stands for a part of the path. */
const pages: Record<string, Page> = {
  "/homepage": { good: "", leads: ["country", "LT"], fields: [] },
  "/destination": { good: "?q=tokyo", leads: ["q"], fields: [] },
  "/plans": {
    good: "?country=JP&mcc=440",
    leads: ["country", "mcc", "compare"],
    fields: [
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
    ],
  },
  "/esim/{}": { good: "", leads: [], fields: [] },
  "/plan-detail": {
    good: "?code=jp-day-1gb",
    leads: ["code", "country", "device"],
    fields: ["days", "quantity", "from", "to", "lands", "leaves", "way"],
  },
  "/trip-planner": {
    good: `?country0=JP&from0=${inDays(9)}&to0=${inDays(15)}&find=1`,
    leads: ["country0", "from0", "to0", "find", "do"],
    fields: ["country1", "people", "maps"],
  },
  "/device-check": {
    good: "?brand=Apple",
    leads: ["brand", "model"],
    fields: ["bought", "plan", "back", "eid", "from"],
  },
  "/order-sim": {
    good: "?plan=jp-day-1gb&days=3",
    leads: ["plan", "way", "sim"],
    fields: ["days", "quantity", "device", "promo", "from", "link"],
  },
  "/login": { good: "?tab=phone&back=/en/account", leads: ["tab"], fields: ["with", "back", "done"] },
  "/register": { good: "?back=/en/account", leads: ["back"], fields: [] },
  "/forgot-pass": { good: "?tab=email", leads: ["tab", "back"], fields: [] },
  "/account": {
    good: "?tab=orders",
    leads: ["tab"],
    fields: ["after", "edit", "done", "sim", "show", "usage", "start", "unsubscribe"],
  },
  "/ask": { good: "", leads: ["chat", "key"], fields: [] },
  "/my-esims": { good: "", leads: ["from"], fields: ["over"] },
  "/find-order": { good: "?order=FW7K3M9QXA2B", leads: ["order"], fields: [] },
  "/status": { good: "", leads: ["do", "id", "key"], fields: [] },
  "/stop-reminders": { good: "", leads: ["order", "key"], fields: [] },
  "/order-result": { good: "", leads: ["order", "key"], fields: ["esim", "trouble"] },
  "/order-detail": { good: "", leads: ["order", "key"], fields: ["step", "done", "sim1", "reason", "plan", "days"] },
  "/withdrawal": { good: "", leads: ["order"], fields: [] },
  "/top-up": { good: "", leads: ["again", "key"], fields: [] },
  "/prepaid-card": { good: "", leads: ["iccid"], fields: ["card", "done"] },
  "/top-up-result": { good: "", leads: ["number", "key"], fields: [] },
  "/top-up-result-app": { good: "", leads: ["number", "key"], fields: [] },
  "/install": { good: "", leads: ["order", "key"], fields: ["esim", "share", "trouble"] },
  "/argeement": { good: "?key=privacy_policy", leads: ["key"], fields: [] },
  "/argeement-channel": { good: "?key=privacy_policy", leads: ["key"], fields: [] },
  "/policy/{}": { good: "", leads: [], fields: [] },
  "/frequently-asked-questions": { good: "?type=eSIM", leads: ["type", "q"], fields: [] },
  "/netCover": { good: "", leads: ["country"], fields: ["q", "area"] },
  "/{}": { good: "", leads: [], fields: [] },
  "/{}/plans": { good: "", leads: [], fields: [] },
};

const languages = ["en", "zh-cn", "zh-hk"] as const;
let asked = 0;

function addressOf(path: string, good: string, fields: readonly string[], value: string): string {
  const language = languages[asked++ % languages.length]!;
  const query = new URLSearchParams(good);
  for (const field of fields) query.set(field, value);
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

const isLong = (text: string) => text.length > 1000;

/**
 * The fields that hold a text, for each address that is asked: what leads is alone, and so is every field with a long
 * text, for an address has an end; all the others hold it at once.
 */
function placesFor(text: string, { leads, fields }: Page): (readonly string[])[] {
  const places = [...leads.map((field) => [field]), ...(isLong(text) ? fields.map((field) => [field]) : [fields])];
  const some = places.filter((place) => place.length > 0);
  return some.length > 0 ? some : [[]];
}

for (const [path, page] of Object.entries(pages)) {
  test(`${path} answers whatever stands in its address with a helpful page, runs nothing of it and is not slow`, async ({
    ask,
  }) => {
    const { good } = page;
    const usual = median(
      (await ask(Array.from({ length: 5 }, () => addressOf(path.replaceAll("{}", "developing"), good, [], "")))).map(
        ({ milliseconds }) => milliseconds[0]!,
      ),
    );
    for (const [name, text] of Object.entries(hostileTexts)) {
      const places = placesFor(text, page);
      const answers = await ask(
        places.map((fields) => addressOf(path, good, fields, text)),
        slowerThan(usual),
      );
      for (const [at, fields] of places.entries()) {
        const what = `${name} as ${fields.join(", ") || "the path"}`;
        expectQuick(what, usual, answers[at]!.milliseconds);
        expectHelpful(what, answers[at]!);
      }
    }
  });
}
