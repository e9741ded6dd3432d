import { afterAll, beforeAll, expect, test } from "vitest";
import { machineFile } from "../src/machine-files.server.ts";
import { operations } from "../src/operations.server.ts";
import { answering } from "../src/platform/answer.server.ts";
import { machineRoutes } from "../src/platform/http/machine-routes.server.ts";
import { pageRoutes } from "../src/platform/http/page-routes.server.ts";
import { bareWebServer } from "../src/platform/http/web.world.ts";
import { openLimits } from "../src/platform/limits.server.ts";
import { openRenderer } from "../src/render.server.tsx";
import { foreignWords } from "./languages.ts";
import { readPage } from "./page-head.ts";
import { missingIn } from "./schema-org.ts";
import { freshWorld, type World } from "./world.ts";

let world: World;
const { app, config } = await bareWebServer({ READ_CALLS_PER_MINUTE: "1000000" });
beforeAll(async () => {
  world = await freshWorld({ demo: true });
  const shop = { ...world.shop, config };
  machineRoutes(app, shop, (path) => machineFile(shop, path));
  const render = openRenderer({ entry: "/entry.js", styles: [], chunksOf: () => [] });
  pageRoutes(app, { shop, answer: answering(operations, openLimits(config)), render });
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

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!.replaceAll("&amp;", "&").replace("http://shop.test", ""));
const get = async (url: string) => (await app.inject({ url })).body;
const parts = async () => locations(await get("/sitemap.xml"));
const listed = async () => new Map(await Promise.all((await parts()).map(async (part) => [part, locations(await get(part))] as const)));

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
    if (page.alternates.map(({ tag }) => tag).join() !== "zh-CN,zh-Hans,zh-HK,zh-Hant,en,x-default") say("has the alternates", page.alternates.map(({ tag }) => tag));
    for (const { path } of page.alternates) if (!known.has(path)) say("has an alternate that is not listed:", path);
    for (const [what, text, least, most] of [["title", page.title, 8, 90], ["description", page.description, 20, 330]] as const) {
      if (text.length < least || text.length > most) say(`has a ${what} of ${text.length} characters:`, text);
      const twin = seen.get(`${what} ${text}`);
      if (twin) say(`has the ${what} of`, twin);
      seen.set(`${what} ${text}`, address);
    }
    if (page.openGraph["og:title"] !== page.title || page.openGraph["og:url"] !== address) say("is shared as", JSON.stringify(page.openGraph));
    for (const word of foreignWords(language, page.text)) say("says", word);
    for (const missing of missingIn(page.told)) say("does not tell", missing);
  }
  expect(complaints).toEqual([]);
}

/** Every page of one language, and of the others those of every tenth destination or plan. */
test.each(["en", "zh-cn", "zh-hk"])("every page of %s that the sitemap lists is what it says", { timeout: 60_000 }, async (language) => {
  const list = await listed();
  const known = new Set([...list.values()].flat());
  const mine = [...list].filter(([part]) => part.startsWith(`/sitemap/${language}/`));
  const some = mine.flatMap(([part, addresses]) => {
    const step = part.includes("/pages") ? 1 : part.includes("/plans") ? 12 : language === "en" ? 1 : 10;
    return addresses.filter((_, n) => n % step === 0);
  });
  expect(some.length).toBeGreaterThan(40);
  await walk(some, known);
});
