import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { RefusalDetails } from "../../../kernel/envelope.ts";
import { closeShop, openShop } from "../../../platform/maintenance.server.ts";
import { GetCommonSetting, GetFaq, GetMaintenance, GetPolicy, SearchFaq } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await freshWorld();
  await world.pool.query(`
    insert into notices values
      ('welcome', 'zh-cn', '欢迎', '<p>您好</p>', 'Farwave', '2026-11-01T00:00:00Z'),
      ('typhoon', 'en', 'Typhoon', '<p>Networks in Okinawa may be slow.</p>', 'Farwave', '2026-11-20T00:00:00Z');
    insert into faq values
      ('eSIM', 'what', 'zh-cn', 1, '什么是 eSIM？', '<p>没有卡片的 SIM。</p>'),
      ('eSIM', 'before', 'en', 0, 'Before you buy', '<p>Type *#06#.</p>');
    insert into policies values
      ('privacy_policy', 'zh-cn', '隐私政策', '2026-11', '2026-11-01', '<p>简短。</p>'),
      ('refund_policy', 'en', 'Refunds', '2026-11', '2026-11-01', '<p>Yes.</p>'),
      ('terms_conditions', 'en', 'Terms and conditions', '2026-11', '2026-11-01', '<p>Fair.</p>')`);
});
afterAll(() => world.close());

describe("the common settings", () => {
  test("are those that were asked for, and no others", async () => {
    expect(Object.keys(await world.call(GetCommonSetting, { KeyList: ["notice"] }))).toEqual(["notice"]);
    expect(
      Object.keys(
        await world.call(GetCommonSetting, { KeyList: ["footer_about_faq", "footer_about_terms", "footer_about_faq"] }),
      ).sort(),
    ).toEqual(["footer_about_faq", "footer_about_terms"]);
    expect(await world.call(GetCommonSetting, { KeyList: [] })).toEqual({});
  });

  test("tell notices, the newest first, in English where there is no other text", async () => {
    const { notice } = await world.call(GetCommonSetting, { KeyList: ["notice"], lang: "zh-cn" });
    expect(notice).toEqual([
      {
        id: "typhoon",
        title: "Typhoon",
        content: "<p>Networks in Okinawa may be slow.</p>",
        from: "Farwave",
        publishedAt: "2026-11-20T00:00:00.000Z",
      },
      {
        id: "welcome",
        title: "欢迎",
        content: "<p>您好</p>",
        from: "Farwave",
        publishedAt: "2026-11-01T00:00:00.000Z",
      },
    ]);
  });

  test("link the documents under the addresses of the specification", async () => {
    const { footer_about_terms } = await world.call(GetCommonSetting, {
      KeyList: ["footer_about_terms"],
      lang: "zh-cn",
    });
    expect(footer_about_terms).toEqual([
      { title: "Terms and conditions", link: "/argeement?key=terms_conditions" },
      { title: "隐私政策", link: "/argeement?key=privacy_policy" },
      { title: "Refunds", link: "/policy/refund_policy" },
    ]);
  });

  test.each([
    ["zh-cn", "实名登记"],
    ["zh-hk", "實名登記"],
    ["en", "Real-name registration"],
    ["ja", "Real-name registration"],
  ] as const)("link the five kinds of questions in %s", async (lang, title) => {
    const { footer_about_faq } = await world.call(GetCommonSetting, { KeyList: ["footer_about_faq"], lang });
    expect(footer_about_faq).toHaveLength(5);
    expect(footer_about_faq![3]).toEqual({ title, link: "/frequently-asked-questions?type=Real_name_registration" });
  });
});

test("a policy comes in the asked language, else in English", async () => {
  expect(await world.call(GetPolicy, { docname: "privacy_policy", lang: "zh-cn" })).toEqual({
    docname: "privacy_policy",
    lang: "zh-cn",
    title: "隐私政策",
    version: "2026-11",
    effective: "2026-11-01",
    html: "<p>简短。</p>",
    inForce: null,
  });
  expect(await world.call(GetPolicy, { docname: "privacy_policy", lang: "ko" })).toMatchObject({
    title: "Privacy policy",
    lang: "en",
  });
});

test.each(["", "no_such_policy", "../../etc/passwd", "<script>", "📄", "' or 1=1 --"])(
  "there is no policy %j",
  async (docname) => {
    const { status, envelope } = await world.answer("/content/getPolicy", { docname });
    expect([status, envelope.resultCode]).toEqual([404, "NOT_FOUND"]);
  },
);

test("questions come in their order, each in the asked language or English, with how many there are of each kind", async () => {
  const { items, counts } = await world.call(GetFaq, { type: "eSIM", lang: "zh-cn" });
  expect(items).toEqual([
    { id: "before", Q: "Before you buy", A: "<p>Type *#06#.</p>" },
    { id: "what", Q: "什么是 eSIM？", A: "<p>没有卡片的 SIM。</p>" },
  ]);
  expect(counts).toEqual({ Product: 0, Use: 0, Troubles: 0, Real_name_registration: 0, eSIM: 2 });
  expect((await world.call(GetFaq, { type: "Troubles" })).items).toEqual([]);
});

describe("the search through all questions", () => {
  const found = async (query: string, lang: "en" | "zh-cn" = "en") =>
    (await world.call(SearchFaq, { query, lang })).hits.map(({ kind, id }) => `${kind} ${id}`);

  test("finds in the language that is shown, and nothing in the others", async () => {
    expect([await found("什么", "zh-cn"), await found("什么"), await found("buy", "zh-cn")]).toEqual([
      ["eSIM what"],
      [],
      ["eSIM before"],
    ]);
  });

  test("finds what was written a moment ago, and no longer what was taken away", async () => {
    await world.pool.query("insert into faq values ('Use', 'sun', 'en', 1, 'Does the sun shine?', '<p>Often.</p>')");
    expect(await found("SUN")).toEqual(["Use sun"]);
    expect((await world.call(SearchFaq, { query: "sun" })).counts.Use).toBe(1);
    await world.pool.query("delete from faq where id = 'sun'");
    expect(await found("sun")).toEqual([]);
  });

  test.each(["", "   ", "%", "_", ".+", "<script>alert(1)</script>", "' or 1=1 --", "📄", "\u202e", "x".repeat(100)])(
    "takes %j as text",
    async (query) => {
      expect(await found(query)).toEqual([]);
    },
  );
});

test("what a hand wrote into the database past the importer is shown harmless everywhere", async () => {
  const wicked =
    '<p onmouseover="alert(1)">Hello</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">here</a>';
  await world.pool.query(`insert into faq values ('Product', 'wicked', 'en', 1, '<b>Wicked?</b>', $1)`, [wicked]);
  await world.pool.query(`insert into policies values ('wicked', 'en', 'Wicked', '1', '2026-11-01', $1)`, [wicked]);
  await world.pool.query(
    `insert into notices values ('wicked', 'en', 'Wicked', $1, 'Nobody', '2026-11-21T00:00:00Z')`,
    [wicked],
  );
  const harmless = "<p>Hello</p><a>here</a>";
  // the question is text, which the page escapes
  expect((await world.call(GetFaq, { type: "Product" })).items).toEqual([
    { id: "wicked", Q: "<b>Wicked?</b>", A: harmless },
  ]);
  expect((await world.call(SearchFaq, { query: "wicked" })).hits[0]!.A).toBe(harmless);
  expect((await world.call(GetPolicy, { docname: "wicked" })).html).toBe(harmless);
  expect((await world.call(GetCommonSetting, { KeyList: ["notice"] })).notice![0]!.content).toBe(harmless);
  await world.pool.query(
    "delete from faq where id = 'wicked'; delete from policies where docname = 'wicked'; delete from notices where id = 'wicked'",
  );
});

test("a page that waits is told until when the shop is closed", async () => {
  const asked = () => world.call(GetMaintenance, {});
  expect(await asked()).toEqual({ overdue: false });
  await closeShop(world.db, { until: new Date("2026-11-21T09:00:00Z"), now: new Date("2026-11-21T08:00:00Z") });
  expect(await asked()).toEqual({ until: "2026-11-21T09:00:00.000Z", overdue: false });
  const reason = { en: "A new database", "zh-cn": "升级数据库", "zh-hk": "升級資料庫" };
  await closeShop(world.db, { until: new Date("2026-11-21T09:00:00Z"), now: new Date("2026-11-21T08:00:00Z"), reason });
  expect(await asked()).toMatchObject({ reason: "A new database" });
  await closeShop(world.db, { until: new Date("2026-11-21T09:00:00Z"), now: new Date("2026-11-21T08:00:00Z") });
  world.at("2026-11-21T09:00:00Z");
  expect(await asked()).toEqual({ until: "2026-11-21T09:00:00.000Z", overdue: true });
  world.at("2026-11-21T08:00:00Z");
  await openShop(world.db);
  expect(await asked()).toEqual({ overdue: false });
});

describe("bad input is refused with its field", () => {
  test.each([
    ["/common/getCommonSetting", {}, "KeyList"],
    ["/common/getCommonSetting", { KeyList: null }, "KeyList"],
    ["/common/getCommonSetting", { KeyList: "notice" }, "KeyList"],
    ["/common/getCommonSetting", { KeyList: ["notice", "password"] }, "KeyList.1"],
    ["/common/getCommonSetting", { KeyList: Array.from({ length: 10_000 }, () => "notice") }, "KeyList"],
    ["/content/getPolicy", {}, "docname"],
    ["/content/getPolicy", { docname: 1 }, "docname"],
    ["/content/getPolicy", { docname: "a\u0000" }, "docname"],
    ["/content/getPolicy", { docname: "x".repeat(10_000) }, "docname"],
    ["/content/searchFaq", {}, "query"],
    ["/content/searchFaq", { query: ["a"] }, "query"],
    ["/content/searchFaq", { query: "x".repeat(10_000) }, "query"],
    ["/content/searchFaq", { query: "a\u0000" }, "query"],
    ["/common/getMaintenance", 1, ""],
    ["/content/getFaq", {}, "type"],
    ["/content/getFaq", { type: "esim" }, "type"],
    ["/content/getFaq", { type: "<script>" }, "type"],
    ["/content/getFaq", { type: "eSIM", lang: "de" }, "lang"],
  ])("%s with %j", async (path, input, field) => {
    const { status, envelope } = await world.answer(path, input);
    expect([status, envelope.resultCode]).toEqual([400, "INVALID_INPUT"]);
    expect((envelope.resultData as RefusalDetails).fields.map((one) => one.field)).toEqual([field]);
  });
});
