import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestRenderer } from "../../../test/renderer.ts";
import { joined } from "../../../test/staff.ts";
import { operations, staffOperations } from "../../operations.server.ts";
import { answering } from "../../platform/answer.server.ts";
import { pageRoutes } from "../../platform/http/page-routes.server.ts";
import { privatePages } from "../../platform/http/private-pages.server.ts";
import { webWorld } from "../../platform/http/web.world.ts";
import { consoleSite } from "../console/site.ts";
import { draftedTextPage, linkedDraftPage } from "./drafted-text-page.server.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let mei: Browser;
let lin: Browser;
beforeAll(async () => {
  world = await webWorld({
    environment: {
      WRITE_CALLS_PER_MINUTE: "10000",
      READ_CALLS_PER_MINUTE: "10000",
      COMPUTE_CALLS_PER_MINUTE: "10000",
    },
  });
  const { shop, app } = world;
  const answer = answering(operations, shop.limits);
  const renderer = openTestRenderer();
  pageRoutes(app, { shop, answer, ...renderer });
  privatePages(app, {
    site: consoleSite,
    shop,
    answer: answering(staffOperations, shop.limits),
    render: async () => ({ kind: "redirect", status: 302, location: "/console" }),
    drawnPages: {
      "text-page.html": draftedTextPage({ shop, answer, ...renderer }),
      "linked-draft.html": linkedDraftPage({ shop, answer, ...renderer }),
    },
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

describe("a link to a draft", () => {
  afterEach(async () => {
    world.at("2026-11-21T08:00:00Z");
    await world.pool.query("delete from drafts");
  });
  const linked = async (by = mei) => {
    const wish = { requestKey: randomUUID(), kind: "notice", name: "" };
    return new URL((await by.get<{ address: string }>("/staff/linkTextDraft", wish)).address);
  };
  /** As somebody without a session. */
  const opened = (address: URL, lang = "en") => {
    const url = new URL(address);
    url.searchParams.set("lang", lang);
    return world.app.inject({ url: url.pathname + url.search });
  };
  const written = () => typed("notice", { name: "pets" }, "See [the plans](/en/destination) **now**");

  test("shows it on its page of the shop to whoever has it, says that it is a draft, and is kept by nobody", async () => {
    await written();
    const address = await linked();
    const { statusCode, headers, body } = await opened(address);
    expect(statusCode).toBe(200);
    expect(body).toContain('<a href="/en/destination">the plans</a>');
    expect(body).toContain("Draft by Mei Lam, kept 21 Nov 2026, 16:00 UTC+8");
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
    expect((await opened(address, "zh-hk")).body).toMatch(/Mei Lam 的草稿，儲存於/);
    expect((await opened(address, "zh-cn")).body).toContain("草稿，保存于");
    expect(await shopSays("/en/homepage", "the plans</a> <strong>now")).toBe(false);
    const { rows } = await world.pool.query("select on_id from actions where action = 'text_draft_linked'");
    expect(rows).toEqual([{ on_id: "notice " }]);
  });

  test("says its writer's name as it is written", async () => {
    await written();
    await world.pool.query("update staff set name = '$& $$ Lam' where name = 'Mei Lam'");
    expect((await opened(await linked())).body).toContain("Draft by $&amp; $$ Lam, kept");
    await world.pool.query("update staff set name = 'Mei Lam' where name like '$%'");
  });

  test("shows what stands in the draft now, until what stands there cannot be shown", async () => {
    await written();
    const address = await linked();
    await typed("notice", { name: "pets" }, "Something else");
    expect((await opened(address)).body).toContain("Something else in en");
    await typed("notice", { name: "Not a name" }, "x");
    expect((await opened(address)).statusCode).toBe(404);
  });

  test("ends with its days, with the draft and with its writer's right, in the reader's language", async () => {
    await written();
    const address = await linked();
    world.at("2026-11-24T07:59:59Z");
    expect((await opened(address)).statusCode).toBe(200);
    world.at("2026-11-24T08:00:00Z");
    const over = await opened(address);
    expect([over.statusCode, over.body]).toEqual([404, expect.stringContaining("草稿链接已失效")]);
    world.at("2026-11-21T08:00:00Z");
    await mei.get("/staff/keepTextDraft", { kind: "notice", name: "", version: null, entries: null });
    expect((await opened(address)).statusCode).toBe(404);
    await written();
    expect((await opened(address)).statusCode).toBe(200);
    await world.pool.query("update staff set role = 'reviewer' where name = 'Mei Lam'");
    expect((await opened(address)).statusCode).toBe(404);
    await world.pool.query("update staff set role = 'administrator' where name = 'Mei Lam'");
  });

  test("opens nothing that it was not made for", async () => {
    await written();
    const address = await linked();
    const changed = {
      kind: ["policy", "__proto__", ""],
      name: ["welcome", "x".repeat(5000), "\0"],
      by: [randomUUID(), ""],
      until: ["2027-11-21T08:00:00.000Z", "never", ""],
      sign: ["", "A".repeat(22), "💥"],
    };
    for (const [field, values] of Object.entries(changed))
      for (const value of values) {
        const other = new URL(address);
        other.searchParams.set(field, value);
        expect([field, value, (await opened(other)).statusCode]).toEqual([field, value, 404]);
        other.searchParams.delete(field);
        // a new text has no name yet
        if (field !== "name") expect((await opened(other)).statusCode).toBe(404);
      }
    expect((await opened(address, "__proto__")).statusCode).toBe(200);
  });

  test("is made of one's own draft alone", async () => {
    await written();
    const wish = { requestKey: randomUUID(), kind: "notice", name: "" };
    expect(await lin.code("/staff/linkTextDraft", wish)).toBe("NOT_FOUND");
  });
});
