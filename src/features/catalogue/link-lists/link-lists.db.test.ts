import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestRenderer } from "../../../../test/renderer.ts";
import { joined } from "../../../../test/staff.ts";
import { operations } from "../../../operations.server.ts";
import { answering } from "../../../platform/answer.server.ts";
import { pageRoutes } from "../../../platform/http/page-routes.server.ts";
import { webWorld } from "../../../platform/http/web.world.ts";
import type { KeptLink } from "./rules.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let lin: typeof mei;
let fin: typeof mei;
beforeAll(async () => {
  world = await webWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  const { shop, app } = world;
  pageRoutes(app, { shop, answer: answering(operations, shop.limits), ...openTestRenderer() });
  mei = (await joined(world)).browser;
  lin = (await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" })).browser;
  fin = (await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" })).browser;
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query("delete from link_list_changes");
  await world.pool.query("delete from drafts");
});

type List = { list: string; version: number; links: KeptLink[]; mine: object | null; others: { who: string }[] };
const lists = async (by = mei) => (await by.get<{ lists: List[] }>("/staff/getLinkLists", {})).lists;
const listOf = async (name: string, by = mei) => (await lists(by)).find(({ list }) => list === name)!;
const wish = (list: string, version: number, links: KeptLink[] | null) => ({
  requestKey: randomUUID(),
  list,
  version,
  links,
  reason: "what people ask for",
});
const publish = (list: string, version: number, links: KeptLink[] | null, by = mei) =>
  by.ask("/staff/publishLinks", wish(list, version, links));
const own = (address = "https://blog.example.com/"): KeptLink => ({
  isShown: true,
  address,
  labels: { "zh-cn": "旅行博客", "zh-hk": "旅遊網誌", en: "Travel blog" },
});
const page = async (url: string) => (await world.app.inject({ url })).body;
/** The menu as the server draws it, without the data that goes with the page. */
const menu = async (language = "en") => (await page(`/${language}/homepage`)).split("<main")[0]!;
const footer = async (language = "en") =>
  (await page(`/${language}/homepage`)).split("<footer")[1]!.split("</footer>")[0]!;

describe("a list of the menu", () => {
  test("is as the shop has it until staff change it; then it is on every kept page, in the reader's language", async () => {
    const before = await menu();
    expect(before).toContain("Network coverage");
    const { version, links } = await listOf("support");
    expect([version, links.map(({ key }) => key)]).toEqual([
      0,
      ["realName", "coverage", "packages", "topUp", "topUpGogoChina", "questions"],
    ]);
    const put = [own(), ...links.map((one) => ({ ...one, isShown: one.key !== "coverage" })).toReversed()];
    expect(await publish("support", 0, put)).toMatchObject({ resultData: { version: 1 } });
    const after = await menu();
    expect(after).not.toContain("Network coverage");
    expect(after.indexOf("Travel blog")).toBeLessThan(after.indexOf("Real-name registration"));
    expect(after).toMatch(/<a href="https:\/\/blog\.example\.com\/" rel="external noopener">/);
    expect(await menu("zh-hk")).toContain("旅遊網誌");
    expect(await publish("support", 1, null)).toMatchObject({ resultData: { version: 2 } });
    expect(await menu()).toBe(before);
  });

  test("is asked for by nobody's browser, and is none where the database holds what no form would have taken", async () => {
    await publish("support", 0, [own()]);
    expect((await page("/en/homepage")).split("</footer>")[1]).not.toContain("blog.example.com");
    await world.pool.query(
      `update link_list_changes set links = '[{"isShown":true,"address":"javascript:alert(1)","labels":{"en":"Trap"}}]'`,
    );
    const drawn = await menu();
    expect([drawn.includes("Trap"), drawn.includes("javascript:")]).toEqual([false, false]);
    expect(drawn).toContain("Real-name registration");
  });
});

test("the footer's lists are put likewise: documents and questions in their order, and links out of the shop", async () => {
  const { links } = await listOf("questions");
  expect(links.map(({ key }) => key)).toContain("eSIM");
  await publish("questions", 0, [{ key: "eSIM", isShown: true }, own(), ...links.filter(({ key }) => key !== "eSIM")]);
  const drawn = await footer();
  expect(drawn.indexOf("?type=eSIM")).toBeLessThan(drawn.indexOf("?type=Product"));
  expect(drawn).toContain('<a href="https://blog.example.com/" rel="external noopener">Travel blog</a>');
  expect(await footer("zh-cn")).toContain("旅行博客");
});

test.each([
  "javascript:alert(1)",
  "http://example.com",
  "https://user:pass@example.com",
  "//example.com",
  "data:text/html,x",
  "",
])("%s is refused at its field, and nothing is changed", async (address) => {
  expect(await publish("partnership", 0, [own(), own(address)])).toMatchObject({
    resultCode: "INVALID_INPUT",
    resultData: { fields: [{ field: "links.1.address" }] },
  });
  expect((await world.pool.query("select from link_list_changes")).rowCount).toBe(0);
});

test("a label in each language, known keys, each once, and at most twenty", async () => {
  const refused = async (links: KeptLink[]) => {
    const { resultData } = await publish("support", 0, links);
    return (resultData as { fields: { field: string }[] }).fields.map(({ field }) => field);
  };
  expect(await refused([{ ...own(), labels: { en: "Blog" } }])).toEqual([
    "links.0.labels.zh-cn",
    "links.0.labels.zh-hk",
  ]);
  expect(await refused([{ key: "resale", isShown: true }])).toEqual(["links.0.key"]);
  expect(await refused([own(), own("https://blog.example.com")])).toEqual(["links.1.address"]);
  expect(await refused(Array.from({ length: 21 }, (_, at) => own(`https://example.com/${at}`)))).toEqual(["links"]);
});

test("of two at once the second is refused, the same press twice is one change, and the trail says who and why", async () => {
  const codes = await Promise.all([
    publish("support", 0, [own()]),
    publish("support", 0, [own("https://other.example.com/")], lin),
  ]);
  expect(codes.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
  const again = wish("about", 0, [own()]);
  const twice = await Promise.all([mei.ask("/staff/publishLinks", again), mei.ask("/staff/publishLinks", again)]);
  expect(twice.map(({ resultData }) => resultData)).toEqual([{ version: 1 }, { version: 1 }]);
  const { rows } = await world.pool.query(
    "select on_kind, on_id, reason, before, after from actions where action = 'links_published' and on_id = 'about'",
  );
  expect(rows).toEqual([
    {
      on_kind: "links",
      on_id: "about",
      reason: "what people ask for",
      before: { links: null },
      after: { links: "旅行博客 / 旅遊網誌 / Travel blog <https://blog.example.com/>" },
    },
  ]);
});

test("a draft is its writer's, colleagues see that there is one, and publishing drops it", async () => {
  const entries = { "address.0": "javascript:", "en.0": "half a l" };
  await mei.get("/staff/keepLinksDraft", { list: "about", version: 0, entries });
  expect(await listOf("about")).toMatchObject({ mine: { entries }, others: [] });
  expect(await listOf("about", lin)).toMatchObject({ mine: null, others: [{ who: "Mei Lam" }] });
  await publish("about", 0, [own()]);
  expect(await listOf("about")).toMatchObject({ mine: null });
});

test("without the right nothing is put or kept", async () => {
  expect(await publish("support", 0, [own()], fin)).toMatchObject({ resultCode: "RIGHT_MISSING" });
  expect(await fin.code("/staff/keepLinksDraft", { list: "about", version: 0, entries: null })).toBe("RIGHT_MISSING");
});
