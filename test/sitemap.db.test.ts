import { afterAll, beforeAll, expect, test } from "vitest";
import { planTitle } from "../src/features/catalogue/plans/plan-title.ts";
import { words } from "../src/i18n/en/plans.ts";
import { operations } from "../src/operations.server.ts";
import { answering } from "../src/platform/answer.server.ts";
import { machineRoutes } from "../src/platform/http/machine-routes.server.ts";
import { pageRoutes } from "../src/platform/http/page-routes.server.ts";
import { bareWebServer } from "../src/platform/http/web.world.ts";
import { openLimits } from "../src/platform/limits.server.ts";
import { machineFile } from "../src/sites/storefront/machine-files.server.ts";
import { routes, type ScreenFacts } from "../src/sites/storefront/routes.tsx";
import { foreignWords } from "./languages.ts";
import { readPage } from "./page-head.ts";
import { openTestRenderer } from "./renderer.ts";
import { missingIn } from "./schema-org.ts";
import { freshWorld, type World } from "./world.ts";

let world: World;
const { app, config } = await bareWebServer({ READ_CALLS_PER_MINUTE: "1000000" });
beforeAll(async () => {
  world = await freshWorld({ demo: true });
  const shop = { ...world.shop, config };
  machineRoutes(app, shop, machineFile);
  pageRoutes(app, { shop, answer: answering(operations, openLimits(config)), ...openTestRenderer() });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

test("what is foreign to a language is found", () => {
  expect(foreignWords("en", "Data for 日本 and more")).toHaveLength(1);
  expect(foreignWords("zh-hk", "數據套餐\n数据套餐")).toHaveLength(2);
  expect(foreignWords("zh-cn", "流量套餐\n數據套餐")).toHaveLength(2);
  expect(foreignWords("zh-cn", "请注意 this page has not been translated yet 谢谢")).toHaveLength(1);
  expect(foreignWords("zh-cn", "日本 eSIM：1 GB 流量，NTT DOCOMO 网络")).toEqual([]);
});

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
    address!.replaceAll("&amp;", "&").replace("http://shop.test", ""),
  );
const get = async (url: string) => (await app.inject({ url })).body;
const parts = async () => locations(await get("/sitemap.xml"));
const listed = async () =>
  new Map(await Promise.all((await parts()).map(async (part) => [part, locations(await get(part))] as const)));

const tags = { "zh-cn": "zh-CN", "zh-hk": "zh-HK", en: "en" };

async function walk(addresses: readonly string[], known: ReadonlySet<string>) {
  const complaints: string[] = [];
  expect(readPage(await get(addresses[0]!)).text).toMatch(/Farwave[\s\S]*eSIM/);
  const seen = new Map<string, string>();
  for (const address of addresses) {
    const { statusCode, body } = await app.inject({ url: address });
    const page = readPage(body);
    const language = address.split("/")[1] as keyof typeof tags;
    const say = (...what: unknown[]) => complaints.push(`${address}: ${what.join(" ")}`);
    if (statusCode !== 200) say("answers", statusCode);
    if (page.lang !== tags[language]) say("is in", page.lang);
    if (page.robots) say("is listed but says", page.robots);
    if (page.canonical !== address) say("is called", page.canonical);
    const few = address.endsWith("/real-name") ? ",ja,ko" : "";
    if (page.alternates.map(({ tag }) => tag).join() !== `zh-CN,zh-Hans,zh-HK,zh-Hant,en,x-default${few}`)
      say(
        "has the alternates",
        page.alternates.map(({ tag }) => tag),
      );
    for (const { path } of page.alternates) if (!known.has(path)) say("has an alternate that is not listed:", path);
    for (const [what, text, least, most] of [
      ["title", page.title, 8, 90],
      ["description", page.description, 20, 330],
    ] as const) {
      if (text.length < least || text.length > most) say(`has a ${what} of ${text.length} characters:`, text);
      const twin = seen.get(`${what} ${text}`);
      if (twin) say(`has the ${what} of`, twin);
      seen.set(`${what} ${text}`, address);
    }
    if (page.openGraph["og:title"] !== page.title || page.openGraph["og:url"] !== address)
      say("is shared as", JSON.stringify(page.openGraph));
    for (const word of foreignWords(language, page.text)) say("says", word);
    for (const missing of missingIn(page.told)) say("does not tell", missing);
  }
  expect(complaints).toEqual([]);
}

test("the order form is known by the page of its plan", async () => {
  const { robots, canonical, alternates, told } = readPage(await get("/en/order-sim?plan=jp-day-1gb&days=3"));
  expect({ robots, canonical, alternates, told }).toEqual({
    robots: undefined,
    canonical: "/en/plan-detail?code=jp-day-1gb",
    alternates: [],
    told: undefined,
  });
});

/** Rows of requirements O1 and P4, and what is still being built: for visitors, not for search engines. */
test.each([
  "/en/order-sim?plan=nope",
  "/en/order-result?order=FW0000000000&key=x",
  "/en/order-detail?order=FW0000000000&key=x",
  "/en/withdrawal?order=FW0000000000",
  "/en/login",
  "/en/trip-planner",
  "/en/destination?q=qqqq",
  "/en/frequently-asked-questions?q=apn",
  "/en/plan-detail?code=nope",
])("%s is not for search engines", async (address) => {
  const { robots, canonical, alternates, told } = readPage(await get(address));
  expect({ robots, canonical, alternates, told }).toEqual({
    robots: "noindex",
    canonical: "",
    alternates: [],
    told: undefined,
  });
});

test.each([
  ["/en/plans?country=JP&mcc=440", "/en/esim/japan"],
  ["/en/plans?country=JP&mcc=440&kind=fixed&days=5", "/en/esim/japan"],
  ["/zh-hk/esim/japan?kind=fixed&utm_source=x", "/zh-hk/esim/japan"],
  ["/zh-cn/plan-detail?days=5&code=jp-day-1gb&quantity=2", "/zh-cn/plan-detail?code=jp-day-1gb"],
  ["/zh-cn/frequently-asked-questions", "/zh-cn/frequently-asked-questions?type=Product"],
  ["/en/policy/privacy_policy", "/en/argeement?key=privacy_policy"],
  ["/ko/esim/japan", "/en/esim/japan"],
  ["/ja/destination", "/en/destination"],
])("%s is called %s", async (address, canonical) => {
  expect(readPage(await get(address)).canonical).toBe(canonical);
});

test.each([
  ["/en/esim/jp?days=3", 301, "/en/esim/japan?days=3"],
  ["/en/esim/%E6%97%A5%E6%9C%AC", 301, "/en/esim/japan"],
  ["/en/esim/atlantis", 302, "/en/destination?q=atlantis"],
  [`/en/esim/${"x".repeat(1500)}`, 302, `/en/destination?q=${"x".repeat(100)}`],
  ["/en/esim/%3Cscript%3E", 302, "/en/destination?q=%3Cscript%3E"],
  ["/esim/japan", 302, "/zh-cn/esim/japan"],
])("%s is answered %i and leads to %s", async (address, status, there) => {
  const { statusCode, headers } = await app.inject({ url: address });
  expect([statusCode, headers.location]).toEqual([status, there]);
});

test("prices that machines read are those that people see, in the visitor's currency", async () => {
  for (const [currency, sign] of [
    ["CNY", "CN¥"],
    ["HKD", "HK$"],
    ["USD", "$"],
  ] as const) {
    const { body } = await app.inject({
      url: "/en/plan-detail?code=jp-day-1gb",
      headers: { cookie: `currency=${currency}` },
    });
    const { told, description } = readPage(body);
    const [, product] = (told as { "@graph": [unknown, { offers: { price: string; priceCurrency: string } }] })[
      "@graph"
    ];
    expect(product.offers.priceCurrency).toBe(currency);
    expect(description).toContain(`${sign}${product.offers.price} a day`);
  }
});

test("no two plans are called the same", async () => {
  const { rows } = await world.pool.query<Parameters<typeof planTitle>[0] & { amount: number }>(
    `select kind, allowance_mb as "allowanceMb", days, speed_after_kbps as "speedAfterKbps", area as "areaName", amount
     from plans join plan_prices on plan_code = code and currency = 'CNY' where on_sale and 'esim' = any (ways)`,
  );
  const titles = rows.map((plan) => `${planTitle(plan, words)} · ${plan.amount}`);
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
});

test("every screen that is the same for everybody is listed, but those that are being built", async () => {
  const screens = routes[0]!.children!.map(({ path = "", handle }) => ({
    path,
    ...(handle as ScreenFacts | undefined),
  }));
  const finished = screens.filter(({ cacheable, source }) => cacheable && !source?.includes("developing"));
  const shown = [...(await listed()).values()].flat();
  // their own address is another one
  const otherwise = ["plans", "argeement-channel"];
  const pattern = (path: string) => new RegExp(`^/en/${path.replace(/:\w+/, "[^/]+")}(\\?|$)`);
  expect(
    finished
      .map(({ path }) => path)
      .filter((path) => !otherwise.includes(path) && !shown.some((address) => pattern(path).test(address))),
  ).toEqual([]);
});

test("there is no part that the index does not list", async () => {
  for (const path of [
    "/sitemap/en/plans-9.xml",
    "/sitemap/ja/plans-1.xml",
    "/sitemap/en/..%2Fx",
    "/sitemap/en/pages-1.xml.gz",
  ]) {
    expect((await app.inject({ url: path })).statusCode).toBe(404);
  }
});

test("what is no longer sold is no longer listed, at once", async () => {
  const plans = () => get("/sitemap/en/plans-1.xml");
  expect(await plans()).toContain("code=jp-day-1gb<");
  await world.pool.query("update plans set on_sale = false where code = 'jp-day-1gb'");
  expect(await plans()).not.toContain("code=jp-day-1gb<");
  await world.pool.query("update plans set on_sale = true where code = 'jp-day-1gb'");
});

test("llms.txt names the shop, its calls and every destination; robots.txt names the sitemap", async () => {
  const text = await get("/llms.txt");
  expect(text).toMatch(/^# Farwave\n\n> /);
  expect(text).toContain("http://shop.test/openapi.json");
  expect(text.match(/http:\/\/shop\.test\/en\/esim\//g)).toHaveLength(195);
  expect(await get("/robots.txt")).toContain("\nSitemap: http://shop.test/sitemap.xml\n");
});

/** All destinations in English, every tenth in the others; of the plans, every thirtieth. */
test.each(["en", "zh-cn", "zh-hk"])(
  "every page of %s that the sitemap lists is what it says",
  { timeout: 180_000 },
  async (language) => {
    const list = await listed();
    const known = new Set([...list.values()].flat());
    const mine = [...list].filter(([part]) => part.startsWith(`/sitemap/${language}/`));
    const some = mine.flatMap(([part, addresses]) => {
      const step = part.includes("/pages") ? 1 : part.includes("/plans") ? 30 : language === "en" ? 1 : 10;
      return addresses.filter((_, n) => n % step === 0);
    });
    expect(some.length).toBeGreaterThan(45);
    await walk(some, known);
  },
);
