import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestRenderer } from "../../../test/renderer.ts";
import { joined } from "../../../test/staff.ts";
import { operations, staffOperations } from "../../operations.server.ts";
import { answering } from "../../platform/answer.server.ts";
import { pageRoutes } from "../../platform/http/page-routes.server.ts";
import { privatePages } from "../../platform/http/private-pages.server.ts";
import { webWorld } from "../../platform/http/web.world.ts";
import { consoleSite } from "../console/site.ts";
import { draftedTextPage } from "./drafted-text-page.server.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let mei: Browser;
let lin: Browser;
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
    drawnPages: { "text-page.html": draftedTextPage({ shop, answer, ...renderer }) },
  });
  mei = (await joined(world)).browser;
  lin = (await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" })).browser;
});
afterAll(() => world.close());

const frame = (query: Record<string, string>, by: Browser = mei) =>
  world.app.inject({
    url: `/console/frames/text-page.html?${new URLSearchParams(query)}`,
    cookies: { staff_session: by.token()! },
  });
const shopSays = async (url: string, text: string) => (await world.app.inject({ url })).body.includes(text);

/** As the form keeps it; a new text has no name yet. */
async function typed(kind: string, entries: Record<string, string>, text: string) {
  const languages = ["zh-cn", "zh-hk", "en"].map((language) => ({
    [`${language}.title`]: `Title in ${language}`,
    [`${language}.source`]: "Farwave",
    [`${language}.0`]: `${text} in ${language}`,
  }));
  const all = Object.assign({}, entries, ...languages) as Record<string, string>;
  await mei.get("/staff/keepTextDraft", { kind, name: "", version: null, entries: all });
}

test.each([
  ["a policy", "policy", { name: "pets", "facts.version": "1", "facts.effective": "2026-11-01" }, "/en/policy/pets"],
  ["a question", "question", { topic: "eSIM", name: "pets" }, "/en/frequently-asked-questions?type=eSIM"],
  ["a notice", "notice", { name: "pets" }, "/en/homepage"],
  ["a notice of a country", "notice", { name: "pets", "facts.countries": "JP" }, "/en/plans?country=JP&mcc=440"],
])("the draft of %s stands on its page, for its writer alone", async (_what, kind, entries, page) => {
  const text = `Draft **about** ${kind}`;
  const shown = `<strong>about</strong> ${kind} in en`;
  await typed(kind, entries, text);
  const { statusCode, headers, body } = await frame({ kind, name: "", lang: "en" });
  expect([statusCode, body.includes(shown), body.includes("Title in en")]).toEqual([200, true, true]);
  expect(headers).toMatchObject({ "cache-control": "private, no-store" });
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  for (const url of [page, "/en/homepage", page]) expect(await shopSays(url, shown)).toBe(false);
  expect((await frame({ kind, name: "", lang: "en" }, lin)).statusCode).toBe(404);
  expect((await frame({ kind, name: "", lang: "zh-hk" })).body).toContain(`${kind} in zh-hk`);
});

test("what is wrong with it, or no text at all, is no page", async () => {
  await typed("notice", { name: "Not a name" }, "x");
  expect((await frame({ kind: "notice", name: "", lang: "en" })).statusCode).toBe(400);
  expect((await frame({ kind: "notice", name: "nothing", lang: "en" })).statusCode).toBe(404);
  expect((await frame({ kind: "__proto__", name: "", lang: "en" })).statusCode).toBe(404);
});
