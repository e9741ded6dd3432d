import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestRenderer } from "../../../test/renderer.ts";
import { joined } from "../../../test/staff.ts";
import { pageOfArea } from "../../features/catalogue/words/pages.ts";
import { operations, staffOperations } from "../../operations.server.ts";
import { answering } from "../../platform/answer.server.ts";
import { pageRoutes } from "../../platform/http/page-routes.server.ts";
import { privatePages } from "../../platform/http/private-pages.server.ts";
import { webWorld } from "../../platform/http/web.world.ts";
import { consoleSite } from "../console/site.ts";
import { draftedPage } from "./drafted-page.server.ts";
import { pages, type ScreenFacts } from "./routes.tsx";

let world: Awaited<ReturnType<typeof webWorld>>;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let wen: typeof mei;
beforeAll(async () => {
  world = await webWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  const { shop, app } = world;
  const answer = answering(operations, shop.limits);
  const renderer = openTestRenderer();
  pageRoutes(app, { shop, answer, ...renderer });
  privatePages(app, {
    site: consoleSite,
    shop,
    answer: answering(staffOperations, shop.limits),
    render: async () => ({ kind: "redirect", status: 302, location: "/console" }),
    drawnPages: { "words-page.html": draftedPage({ shop, answer, ...renderer }) },
  });
  mei = (await joined(world)).browser;
  wen = (await joined(world, { email: "wen@example.com", name: "Wen", role: "finance" })).browser;
});
afterAll(() => world.close());

const frame = (query: Record<string, string>, by: typeof mei | null = mei) =>
  world.app.inject({
    url: `/console/frames/words-page.html?${new URLSearchParams(query)}`,
    ...(by && { cookies: { staff_session: by.token()! } }),
  });
const shopSays = async (text: string, url = "/en/homepage") => (await world.app.inject({ url })).body.includes(text);

test("a page says what its writer has typed, for them alone: nothing of it is kept for others, drawn once or acts", async () => {
  for (const [at, text] of [
    [{ area: "shell", path: "nav.buy" }, "Draft of <b>buying</b>"],
    [{ area: "menus", path: "footer.pitch" }, "Draft of a pitch"],
  ] as const) {
    const shown = text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    await mei.get("/staff/keepWordsDraft", { ...at, version: 0, entries: { "en.0": text } });
    const { statusCode, headers, body } = await frame({ ...at, lang: "en" });
    expect([statusCode, body.includes(shown), body.includes("<b>buying")]).toEqual([200, true, false]);
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-frame-options": "SAMEORIGIN" });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).not.toMatch(/script-src|allow-scripts/);
    for (const url of ["/en/homepage", "/en/login", "/en/homepage"]) expect(await shopSays(shown, url)).toBe(false);
  }
});

test("without a session, the right or such a page nothing is drawn", async () => {
  const at = { area: "shell", path: "nav.buy", lang: "en" };
  expect((await frame(at, null)).statusCode).toBe(303);
  expect((await frame(at, wen)).statusCode).toBe(403);
  expect((await frame({ ...at, path: "nav.nowhere" })).statusCode).toBe(404);
  expect((await frame({ area: "account", path: "title" })).statusCode).toBe(404);
  expect((await frame({ area: "__proto__", path: "x" })).statusCode).toBe(400);
});

test.each([
  ["order-detail", "states.delivered", "zh-cn"],
  ["order", "heading", "en"],
  ["plan-detail", "amount.name", "zh-hk"],
  ["result", "help", "en"],
  ["install", "stages.about.install", "zh-hk"],
])("the words of %s are drawn with an example, which is nobody's order", async (area, path, lang) => {
  await mei.get("/staff/keepWordsDraft", { area, path, version: 0, entries: { [`${lang}.0`]: "Draft 7QK" } });
  const { statusCode, body } = await frame({ area, path, lang });
  expect([statusCode, body.includes("Draft 7QK")]).toEqual([200, true]);
  expect((await world.pool.query("select from orders")).rowCount).toBe(0);
});

test.each(Object.entries(pageOfArea))("the words of %s are on the page %s", (area, path) => {
  const page = pages.find((one) => one.path === path);
  const { areas } = page!.handle as ScreenFacts;
  const everywhere = ["shell", "menus", "home-parts"];
  expect([...everywhere, ...areas]).toContain(area);
});
