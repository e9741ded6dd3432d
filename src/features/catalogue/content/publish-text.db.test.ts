import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import { GetPolicy } from "./contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
  await inEachLanguage("faq", "question, answer_html, kind, id, position");
  await inEachLanguage("policies", "docname, title, version, effective, html");
  await inEachLanguage("notices", "id, title, html, source, published_at");
});
afterAll(() => world.close());

/** The world is written in English. */
const inEachLanguage = (table: string, columns: string) =>
  world.pool.query(
    `insert into ${table} (lang, ${columns}) select other, ${columns} from ${table}, unnest(array['zh-cn', 'zh-hk']) other
      where lang = 'en' on conflict do nothing`,
  );

/** As `lockCatalogue` takes it. */
const lockOf = (client: pg.PoolClient) => client.query("select pg_advisory_xact_lock(20261122)");
const waitingForLocks = async () =>
  (
    await world.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'",
    )
  ).rowCount;

type Paragraph = { text: string; state: string; originalWas: string | null };
type Page = {
  version: string;
  facts: Record<string, string>;
  languages: { language: string; title: string; source: string; paragraphs: Paragraph[] }[];
  history: { who: string; differences: object[] }[];
};
type Written = { title: string; source: string; paragraphs: string[]; right: number[] };
type Wish = { kind: string; name: string; facts: Record<string, string>; languages: Record<string, Written> };

const privacy = { kind: "policy", name: "privacy_policy" };
const what = { kind: "question", name: "eSIM.what" };
const page = (at: object) => mei.get<Page>("/staff/getText", at);
const publish = (text: Wish, version: string | null) => mei.ask("/staff/publishText", { text, version });

/** The text as it is, and changed. */
async function opened(at: { kind: string; name: string }, change: (wish: Wish) => void = () => {}) {
  const { version, facts, languages } = await page(at);
  const wish: Wish = {
    ...at,
    facts,
    languages: Object.fromEntries(
      languages.map(({ language, title, source, paragraphs }) => [
        language,
        { title, source, paragraphs: paragraphs.map(({ text }) => text), right: [] },
      ]),
    ),
  };
  change(wish);
  return { wish, version };
}
const states = async (language: string, at = what) =>
  (await page(at)).languages.find((one) => one.language === language)!.paragraphs.map(({ state }) => state);
const problems = ({ resultData }: { resultData?: unknown }) =>
  (resultData as { fields: { field: string; problem: string }[] }).fields.map(({ field, problem }) => [field, problem]);
const answerInShop = async (lang: string) => {
  const { envelope } = await world.answer("/content/getFaq", { type: "eSIM", lang }, english);
  return (envelope.resultData as { items: { id: string; A: string }[] }).items.find(({ id }) => id === "what")!.A;
};

describe("a question", () => {
  test("is in the shop at the next request; its translations are behind until they follow or are marked as right", async () => {
    const { wish, version } = await opened(what, ({ languages }) => {
      languages["zh-cn"]!.paragraphs = ["一张**不用**卡片的 SIM。", "见[条款](/policy/terms_conditions)。"];
    });
    expect((await page(what)).languages[0]!.paragraphs).toEqual([
      { text: "A SIM without a card.", state: "current", originalWas: null },
    ]);
    expect(await mei.get("/staff/lookThroughText", { text: wish, version })).toMatchObject({ isThere: false });
    expect(await answerInShop("zh-cn")).toBe("<p>A SIM without a card.</p>");
    expect((await publish(wish, version)).resultCode).toBe("SUCCESS");
    expect(await answerInShop("zh-cn")).toBe(
      '<p>一张<strong>不用</strong>卡片的 SIM。</p>\n<p>见<a href="/policy/terms_conditions">条款</a>。</p>',
    );
    expect(await states("en")).toEqual(["behind", "missing"]);
    const english = (await page(what)).languages.find(({ language }) => language === "en")!;
    expect(english.paragraphs[0]!.originalWas).toBe("A SIM without a card.");

    const right = await opened(what, ({ languages }) => {
      languages["en"]!.right = [0];
      languages["en"]!.paragraphs[1] = "See the terms.";
    });
    expect(problems(await publish(right.wish, right.version))).toEqual([
      ["text.languages.en.paragraphs.1", "lost_of_original"],
    ]);
    right.wish.languages["en"]!.paragraphs[1] = "See the [terms](/policy/terms_conditions).";
    expect((await publish(right.wish, right.version)).resultCode).toBe("SUCCESS");
    expect([await states("en"), await states("zh-hk")]).toEqual([
      ["current", "current"],
      ["behind", "missing"],
    ]);
    expect((await page(what)).history).toHaveLength(2);
  });

  test("that is published twice is written once, and on another state it is refused", async () => {
    const { wish, version } = await opened(what, ({ languages }) => {
      languages["en"]!.title = "What are eSIMs?";
    });
    const other = structuredClone(wish);
    other.languages["en"]!.title = "An eSIM?";
    const answers = await Promise.all([publish(wish, version), publish(other, version)]);
    expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    const first = answers[0].resultCode === "SUCCESS" ? wish : other;
    expect((await publish(first, version)).resultCode).toBe("SUCCESS");
    expect((await page(what)).history).toHaveLength(3);
    expect((await publish(first, null)).resultCode).toBe("SUCCESS");
    expect((await publish({ ...first, name: "eSIM.nowhere" }, version)).resultCode).toBe("NOT_FOUND");
  });

  test("keeps out what a page would not show, and says in which paragraph", async () => {
    const { wish, version } = await opened(what);
    for (const [typed, problem] of [
      ["<script>alert(1)</script>", "tag_not_shown"],
      ["[a](javascript:alert(1))", "link_not_shown"],
      ['<a href="java&#10;script:alert(1)">b</a>', "link_not_shown"],
      ["[a](//evil.example)", "link_not_shown"],
    ] as const) {
      const hostile = structuredClone(wish);
      hostile.languages["zh-cn"]!.paragraphs[1] = typed;
      expect([typed, problems(await publish(hostile, version))]).toEqual([
        typed,
        [["text.languages.zh-cn.paragraphs.1", problem]],
      ]);
    }
    const empty = structuredClone(wish);
    empty.languages["zh-hk"] = { title: "", source: "", paragraphs: [], right: [] };
    expect(problems(await publish(empty, version))).toEqual([
      ["text.languages.zh-hk.title", "empty"],
      ["text.languages.zh-hk.paragraphs.0", "no_answer"],
    ]);
    expect((await publish({ ...wish, facts: { position: "1; drop" } }, version)).resultCode).toBe("INVALID_INPUT");
  });

  test("that an import has changed is whole again, and the console notices", async () => {
    const { wish, version } = await opened(what, ({ languages }) => {
      languages["zh-hk"]!.paragraphs[0] = "一張沒有卡片的 SIM。";
    });
    await world.pool.query("update faq set answer_html = '<p>From a file.</p>' where id = 'what'");
    expect((await publish(wish, version)).resultCode).toBe("RECORD_CHANGED");
    expect([await states("en"), await states("zh-hk")]).toEqual([["current"], ["current"]]);
  });
});

test("what is published while an import writes waits for it, and is refused where the import has changed the text", async () => {
  const { wish, version } = await opened(what, ({ languages }) => {
    languages["en"]!.title = "Whose?";
  });
  const importing = await world.pool.connect();
  await importing.query("begin");
  await lockOf(importing);
  const answer = publish(wish, version);
  await expect.poll(waitingForLocks).toBe(1);
  await importing.query("update faq set question = 'Of the file' where id = 'what' and lang = 'en'");
  await importing.query("commit");
  importing.release();
  expect((await answer).resultCode).toBe("RECORD_CHANGED");
  expect((await page(what)).languages.find(({ language }) => language === "en")!.title).toBe("Of the file");
});

test("a policy's version never changes: another text is another version, and one that was used stays used", async () => {
  const changed = await opened(privacy, ({ languages }) => {
    languages["en"]!.paragraphs = ["We hold [a little](/policy/terms_conditions)."];
  });
  expect(problems(await publish(changed.wish, changed.version))).toEqual([["text.facts.version", "version_used"]]);
  const next = { ...changed.wish, facts: { version: "2026-12", effective: "2026-11-01" } };
  expect((await publish(next, changed.version)).resultCode).toBe("SUCCESS");
  const back = await opened(privacy, ({ facts }) => {
    facts["version"] = "2026-11";
  });
  expect(problems(await publish(back.wish, back.version))).toEqual([["text.facts.version", "version_used"]]);
  const { rows } = await world.pool.query("select distinct version from policies where docname = 'privacy_policy'");
  expect(rows).toEqual([{ version: "2026-12" }]);
});

test("a new notice is in all languages or in none, and a word of the other side of the border is pointed at", async () => {
  const written = (title: string, text: string) => ({ title, source: "Farwave", paragraphs: [text], right: [] });
  const notice: Wish = {
    kind: "notice",
    name: "typhoon",
    facts: { published_at: "2026-11-20T08:00:00Z" },
    languages: { "zh-cn": written("台风", "快递会晚一天。"), "zh-hk": written("颱風", "流量不受影響。") },
  };
  expect(problems(await publish(notice, null)).map(([field]) => field)).toEqual([
    "text.languages.en.title",
    "text.languages.en.paragraphs.0",
    "text.languages.en.source",
  ]);
  notice.languages["en"] = written("Typhoon", "Parcels are a day late.");
  expect(await mei.get("/staff/lookThroughText", { text: notice, version: null })).toMatchObject({
    warnings: [{ language: "zh-hk", field: "zh-hk.0", wrote: "流量", better: "數據" }],
  });
  expect((await publish(notice, null)).resultCode).toBe("SUCCESS");
  expect(await mei.get("/staff/getTexts", { kind: "notice", lang: "en" })).toMatchObject({
    texts: [{ name: "typhoon", title: "Typhoon" }, { name: "welcome" }],
  });
});

test("a draft is kept as typed, a colleague sees it, and publishing drops it", async () => {
  const { browser: kwok } = await joined(world, { email: "kwok@example.com", name: "Kwok" });
  const entries = { "en.0": "<script>‮", "facts.version": "" };
  const { version } = await page(privacy);
  await mei.get("/staff/keepTextDraft", { ...privacy, version, entries });
  expect(await mei.get("/staff/getTextDrafts", privacy)).toMatchObject({ mine: { entries, version }, others: [] });
  expect(await kwok.get("/staff/getTextDrafts", privacy)).toMatchObject({
    mine: null,
    others: [{ who: "Mei Lam", entries }],
  });
  const { wish, version: now } = await opened(privacy);
  await publish(wish, now);
  expect(await mei.get("/staff/getTextDrafts", privacy)).toMatchObject({ mine: null });
});

test("what a version said is kept: read by its number in the reader's language or in English, and changed by nobody", async () => {
  const said = (wish: object) => world.call(GetPolicy, { docname: "privacy_policy", ...wish });
  const inForce = await said({});
  expect(inForce).toMatchObject({ version: "2026-12", inForce: null });
  expect(await said({ version: "2026-12" })).toEqual(inForce);
  for (const lang of ["zh-hk", "ja"] as const)
    expect(await said({ version: "2026-11", lang })).toMatchObject({
      version: "2026-11",
      html: "<p>Short.</p>",
      inForce: "2026-12",
    });
  for (const version of ["2025-01", "' or true --"])
    await expect(said({ version })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await world.pool.query("insert into policy_versions (docname, version) values ('privacy_policy', '2025-06')");
  expect((await mei.get<{ versions: object[] }>("/staff/getText", privacy)).versions).toEqual([
    { version: "2025-06", effective: null },
    { version: "2026-12", effective: "2026-11-01" },
    { version: "2026-11", effective: "2026-11-01" },
  ]);
  // another text under the number, whoever writes it past the console, is not what was agreed to
  await world.pool.query("update policies set version = '2026-11', html = '<p>Other.</p>'");
  await world.pool.query("update policies set version = '2026-12'");
  expect(await said({ version: "2026-11" })).toMatchObject({ html: "<p>Short.</p>" });
  for (const statement of ["update policy_texts set html = 'x'", "delete from policy_texts", "truncate policy_texts"])
    await expect(world.pool.query(statement)).rejects.toMatchObject({ constraint: "policy_texts_are_kept" });
});
