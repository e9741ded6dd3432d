import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { dayMs, minuteMs } from "../../../kernel/duration.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { lookForWork } from "../../operator/inbox/find-work.server.ts";
import { GetCommonSetting, GetPolicy } from "../content/contract.ts";
import { applyDueTexts } from "./due-texts.server.ts";

/** Far below what ends a session of staff. */
const aWhile = 5 * minuteMs;

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  for (const [table, columns] of [
    ["faq", "question, answer_html, kind, id, position"],
    ["policies", "docname, title, version, effective, html"],
    ["notices", "id, title, html, source, published_at"],
  ] as const)
    await world.pool.query(
      `insert into ${table} (lang, ${columns}) select other, ${columns} from ${table},
         unnest(array['zh-cn', 'zh-hk']) other where lang = 'en' on conflict do nothing`,
    );
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.pool.query("delete from text_changes");
  mei = (await joined(world, { email: `${randomUUID()}@example.com`, name: "Mei Lam" })).browser;
});

type Written = { title: string; source: string; paragraphs: string[]; right: number[] };
type Wish = { kind: string; name: string; facts: Record<string, string>; languages: Record<string, Written> };
type Change = { id: string; name: string; state: string; clashes: boolean; who: string; until: string | null };

const inMs = (ms: number) => new Date(world.shop.clock().getTime() + ms).toISOString();
const later = (ms: number) => world.at(inMs(ms));
const written = (title: string, text: string): Written => ({ title, source: "Farwave", paragraphs: [text], right: [] });
const aNotice = (name = `typhoon-${randomUUID().slice(0, 8)}`, text = "Parcels are a day late."): Wish => ({
  kind: "notice",
  name,
  facts: { published_at: "" },
  languages: {
    "zh-cn": written("台风", `${text} 台风`),
    "zh-hk": written("颱風", `${text} 颱風`),
    en: written("Typhoon", text),
  },
});
const opened = async (kind: string, name: string) => {
  const page = await mei.get<{
    version: string;
    facts: Record<string, string>;
    isWithdrawn: boolean;
    next: { version: string; effective: string } | null;
    languages: { language: string; title: string; source: string; paragraphs: { text: string }[] }[];
    history: { what: string }[];
  }>("/staff/getText", { kind, name });
  const text: Wish = {
    kind,
    name,
    facts: page.facts,
    languages: Object.fromEntries(
      page.languages.map(({ language, title, source, paragraphs }) => [
        language,
        { title, source, paragraphs: paragraphs.map(({ text }) => text), right: [] },
      ]),
    ),
  };
  return { ...page, text };
};
const publish = (text: Wish, version: string | null) => mei.ask("/staff/publishText", { text, version });
type Span = { from?: string | null; until?: string | null; requestKey?: string };
const schedule = (
  text: Wish,
  version: string | null,
  { from = inMs(aWhile), until = null, requestKey = randomUUID() }: Span = {},
) => mei.ask("/staff/scheduleText", { requestKey, text, version, from, until });
const cancel = (id: string) => mei.code("/staff/cancelText", { requestKey: randomUUID(), id });
const coming = async () => (await mei.get<{ coming: Change[] }>("/staff/getTextChanges", {})).coming;
const problems = ({ resultData }: { resultData?: unknown }) =>
  (resultData as { fields: { field: string; problem: string }[] }).fields.map(({ field, problem }) => [field, problem]);
const inShop = async (name: string) => {
  const { notice } = await world.call(GetCommonSetting, { KeyList: ["notice"], lang: "en" });
  return notice!.find(({ id }) => id === name)?.content;
};
const privacyInShop = () => world.call(GetPolicy, { docname: "privacy_policy", lang: "en" });
const cases = async (kind: string) =>
  (await world.pool.query("select subject from cases where kind = $1 and closed_at is null", [kind])).rows.map(
    ({ subject }) => subject,
  );

describe("a text to come", () => {
  test("is in the shop from its moment though no job runs, and a notice leaves at its end", async () => {
    const notice = aNotice();
    expect((await schedule(notice, null, { until: inMs(3 * aWhile) })).resultCode).toBe("SUCCESS");
    expect(await inShop(notice.name)).toBeUndefined();
    expect(await coming()).toEqual([
      expect.objectContaining({ name: notice.name, state: "waiting", clashes: false, who: "Mei Lam" }),
    ]);
    const moment = inMs(aWhile);
    later(aWhile);
    expect(await inShop(notice.name)).toBe("<p>Parcels are a day late.</p>");
    // a notice is of the moment that publishes it
    expect((await opened("notice", notice.name)).facts).toMatchObject({
      published_at: `${moment.slice(0, 19)}Z`,
    });
    expect(await coming()).toEqual([expect.objectContaining({ state: "running" })]);
    later(2 * aWhile);
    expect(await inShop(notice.name)).toBeUndefined();
    expect((await opened("notice", notice.name)).history.map(({ what }) => what)).toEqual([
      "text_ended",
      "text_began",
      "text_scheduled",
    ]);
    const { version } = await opened("notice", notice.name);
    expect(version).not.toBeNull();
  });

  test("that meets another text at its moment is not published, is kept whole, and is work until somebody decides", async () => {
    const notice = aNotice();
    await publish(notice, null);
    const { text, version } = await opened("notice", notice.name);
    text.languages["en"]!.paragraphs = ["Of the schedule."];
    await schedule(text, version);
    const meanwhile = await opened("notice", notice.name);
    meanwhile.text.languages["en"]!.paragraphs = ["Of a colleague."];
    expect((await publish(meanwhile.text, version)).resultCode).toBe("SUCCESS");
    expect(await coming()).toEqual([expect.objectContaining({ state: "waiting", clashes: true })]);
    later(aWhile);
    expect(await inShop(notice.name)).toBe("<p>Of a colleague.</p>");
    const [{ id, state } = expect.fail()] = await coming();
    expect(state).toBe("collided");
    await lookForWork(world.db, world.shop.config, world.shop.clock());
    expect(await cases("text_collided")).toEqual([id]);
    const kept = await mei.get<{ text: Wish }>("/staff/getTextChange", { id });
    expect(kept.text.languages["en"]!.paragraphs).toEqual(["Of the schedule."]);
    // looked at again, published over the text of now, and let go
    const { version: now } = await opened("notice", notice.name);
    expect((await publish(kept.text, now)).resultCode).toBe("SUCCESS");
    expect(await cancel(id)).toBe("SUCCESS");
    expect(await inShop(notice.name)).toBe("<p>Of the schedule.</p>");
    await lookForWork(world.db, world.shop.config, world.shop.clock());
    expect(await cases("text_collided")).toEqual([]);
    expect(await cancel(id)).toBe("RECORD_CHANGED");
  });

  test("that an import has changed, or that was withdrawn, collides too; the others are published all the same", async () => {
    const [imported, gone, sound] = [aNotice(), aNotice(), aNotice()];
    for (const notice of [imported, gone, sound]) await publish(notice, null);
    for (const { name } of [imported, gone, sound]) {
      const { text, version } = await opened("notice", name);
      text.languages["en"]!.title = "Later";
      await schedule(text, version);
    }
    await world.pool.query("update notices set html = '<p>Of a file.</p>' where id = $1 and lang = 'en'", [
      imported.name,
    ]);
    const { version } = await opened("notice", gone.name);
    await mei.ask("/staff/withdrawText", { requestKey: randomUUID(), kind: "notice", name: gone.name, version });
    later(aWhile);
    const left = await coming();
    expect(left.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual(
      [imported.name, gone.name].map((name) => `${name} collided`).toSorted(),
    );
    expect((await opened("notice", sound.name)).text.languages["en"]!.title).toBe("Later");
  });

  test("is refused where it could not begin or end, each at its field", async () => {
    const notice = aNotice();
    const asked = async (span: Span, text = notice) => problems(await schedule(text, null, span));
    expect(await asked({ from: inMs(-1) })).toEqual([["from", "in_the_past"]]);
    expect(await asked({ from: inMs(3 * 366 * dayMs) })).toEqual([["from", "far_ahead"]]);
    expect(await asked({ from: null, until: null })).toEqual([["from", "empty"]]);
    expect(await asked({ from: inMs(aWhile), until: inMs(aWhile) })).toEqual([["until", "after"]]);
    expect(await asked({ from: null, until: inMs(-aWhile) })).toEqual([["until", "in_the_past"]]);
    expect(await asked({ from: "2026-12-01", until: null })).toEqual([["from", "format"]]);
    const question: Wish = { ...notice, kind: "question", name: "Use.later", facts: { position: "" } };
    expect(await asked({ until: inMs(2 * aWhile) }, question)).toEqual([["until", "for_notice"]]);
    const broken = structuredClone(notice);
    broken.languages["en"]!.paragraphs = ["[a](javascript:alert(1))"];
    expect(await asked({}, broken)).toEqual([["text.languages.en.paragraphs.0", "link_not_shown"]]);
    await schedule(notice, null);
    expect(await asked({ from: inMs(2 * aWhile) })).toEqual([["from", "text_comes_already"]]);
    expect((await coming()).length).toBe(1);
  });

  test("is scheduled once however often it is pressed, and of two at once one stands", async () => {
    const [notice, requestKey] = [aNotice(), randomUUID()];
    const from = inMs(aWhile);
    const same = await Promise.all([
      schedule(notice, null, { from, requestKey }),
      schedule(notice, null, { from, requestKey }),
    ]);
    expect(same.map(({ resultCode }) => resultCode)).toEqual(["SUCCESS", "SUCCESS"]);
    const other = aNotice();
    const two = await Promise.all([schedule(other, null), schedule(other, null)]);
    expect(two.map(({ resultCode }) => resultCode).toSorted()).toEqual(["INVALID_INPUT", "SUCCESS"]);
    expect(await coming()).toHaveLength(2);
  });

  test("taken back never begins; a notice whose end is taken back stays", async () => {
    const [first, second] = [aNotice(), aNotice()];
    await schedule(first, null);
    expect((await schedule(second, null, { from: null, until: inMs(aWhile) })).resultCode).toBe("SUCCESS");
    expect(await inShop(second.name)).toBeDefined();
    for (const { id } of await coming()) expect(await cancel(id)).toBe("SUCCESS");
    later(aWhile);
    expect([await inShop(first.name), await inShop(second.name)]).toEqual([
      undefined,
      "<p>Parcels are a day late.</p>",
    ]);
    expect(await cancel(randomUUID())).toBe("NOT_FOUND");
  });

  test("two processes at its moment publish it once; a killed one leaves it to the next", async () => {
    const notice = aNotice();
    await schedule(notice, null);
    later(aWhile);
    await world.db
      .transaction()
      .execute(async (tx) => {
        await lockCatalogue(tx);
        throw new Error("killed");
      })
      .catch(() => {});
    await Promise.all([applyDueTexts(world.db, world.shop.clock()), applyDueTexts(world.db, world.shop.clock())]);
    const { rows } = await world.pool.query(
      "select count(*)::int as times from actions where action = 'text_began' and details ->> 'text' = $1",
      [`notice ${notice.name}`],
    );
    expect(rows).toEqual([{ times: 1 }]);
  });

  test("is not for a role that may not edit", async () => {
    const { browser } = await joined(world, { email: `${randomUUID()}@example.com`, name: "Fin", role: "finance" });
    const asked = { requestKey: randomUUID(), text: aNotice(), version: null, from: inMs(aWhile), until: null };
    expect(await browser.code("/staff/scheduleText", asked)).toBe("RIGHT_MISSING");
    expect(await browser.code("/staff/cancelText", { requestKey: randomUUID(), id: randomUUID() })).toBe(
      "RIGHT_MISSING",
    );
    expect(await browser.code("/staff/withdrawText", { kind: "notice" })).not.toBe("SUCCESS");
  });
});

test("a policy with a day to come is shown to nobody before that day, by the operator's clocks", async () => {
  const before = (await privacyInShop()).version;
  const { text, version, next } = await opened("policy", "privacy_policy");
  const tomorrow = dateAt(world.shop.clock().getTime() + dayMs, operatorZone);
  const wish = { ...text, facts: { version: next!.version, effective: tomorrow } };
  expect(await mei.get("/staff/lookThroughText", { text: wish, version })).toMatchObject({
    from: new Date(`${tomorrow}T00:00:00+08:00`).toISOString(),
  });
  expect(problems(await publish(wish, version))).toEqual([["text.facts.effective", "not_to_come"]]);
  expect(
    problems(await schedule({ ...wish, facts: { ...wish.facts, effective: "2026-01-01" } }, version, { from: null })),
  ).toEqual([["text.facts.effective", "in_the_past"]]);
  // whatever moment is asked for, it is the day that its readers see
  expect((await schedule(wish, version, { from: inMs(minuteMs) })).resultCode).toBe("SUCCESS");
  later(2 * minuteMs);
  expect((await privacyInShop()).version).toBe(before);
  world.at(`${tomorrow}T00:00:00+08:00`);
  expect((await privacyInShop()).version).toBe(next!.version);
});
