import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { openTestRenderer } from "../../../../test/renderer.ts";
import { joined } from "../../../../test/staff.ts";
import { english } from "../../../../test/world.ts";
import { letterWords } from "../../../i18n/letters.server.ts";
import { operations } from "../../../operations.server.ts";
import { answering } from "../../../platform/answer.server.ts";
import { catalogueVersionOf } from "../../../platform/catalogue-version.server.ts";
import { inChangedWords, openChangedWords } from "../../../platform/changed-words.server.ts";
import { pageRoutes } from "../../../platform/http/page-routes.server.ts";
import { bareWebServer, webWorld } from "../../../platform/http/web.world.ts";

let world: Awaited<ReturnType<typeof webWorld>>;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
let fin: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await webWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  pageRoutes(world.app, { shop: world.shop, answer: answering(operations, world.shop.limits), ...openTestRenderer() });
  mei = (await joined(world)).browser;
  fin = (await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" })).browser;
});
afterAll(() => world.close());
afterEach(async () => {
  await world.pool.query("delete from word_changes");
});

const buy = { area: "shell", path: "nav.buy" };
type Texts = Record<string, string | string[]>;
type InLanguage = {
  language: string;
  texts: string[];
  compiled: string[];
  state: string;
  originalWas: string | null;
  isChanged: boolean;
};
type Message = {
  version: number;
  names: string[];
  isEditable: boolean;
  languages: InLanguage[];
  history: { version: number; reason: string; languages: { language: string; texts: string[] | null }[] }[];
};
const wordsWish = (at: object, texts: Texts, version = 0, right: string[] = []) => ({
  ...at,
  version,
  languages: Object.fromEntries(
    [...Object.keys(texts), ...right].map((language) => [
      language,
      { texts: [texts[language] ?? []].flat(), right: right.includes(language) },
    ]),
  ),
});
const publish = (at: object, texts: Texts, version = 0, more: object = {}) =>
  mei.ask("/staff/publishWords", {
    requestKey: randomUUID(),
    words: wordsWish(at, texts, version),
    reason: "clearer",
    ...more,
  });
const message = (at: object) => mei.get<Message>("/staff/getMessage", at);
const inLanguage = async (at: object, language: string) =>
  (await message(at)).languages.find((one) => one.language === language)!;
const fieldsOf = ({ resultData }: { resultData?: unknown }) =>
  (resultData as { fields: { field: string; problem: string }[] }).fields.map(({ field, problem }) => [field, problem]);
const get = async (url: string, headers = {}) => world.app.inject({ url, headers });
const call = (path: string, payload: object, lang = "en") =>
  world.app.inject({ method: "POST", url: `/api${path}`, payload, headers: { lang } });
const dataOf = (body: string) =>
  JSON.parse(/<script id="page-data"[^>]*>(.*?)<\/script>/.exec(body)![1]!) as {
    facts: { words?: string };
    changed?: Record<string, Record<string, string[][]>>;
  };

describe("a word that staff change", () => {
  test("is on the next page, which was kept, with what the browser needs to say it too", async () => {
    const before = (await get("/en/destination")).body;
    expect((await get("/en/destination")).body).toBe(before);
    expect([before.includes("Buy now"), before.includes("data-words"), dataOf(before).changed]).toEqual([
      true,
      false,
      undefined,
    ]);
    expect((await publish(buy, { en: "Order <b>now</b>" })).resultCode).toBe("SUCCESS");
    const { body } = await get("/en/destination");
    expect(body).toContain("Order &lt;b&gt;now&lt;/b&gt;");
    expect(body).not.toContain("Buy now</");
    expect(body).not.toContain("<b>now");
    const { facts, changed } = dataOf(body);
    expect(changed).toEqual({ shell: { "nav.buy": [["Buy now", "Order <b>now</b>"]] } });
    expect(body).toContain(`data-words="${facts.words}"`);
    expect((await get("/zh-hk/destination")).body).toContain("立即選購");
    expect(dataOf((await get("/zh-hk/destination")).body).changed).toBeUndefined();
  });

  test("is on the next page of every process, whoever has published it", async () => {
    const { shop } = world;
    const { app } = await bareWebServer();
    const catalogueVersion = catalogueVersionOf(shop.db);
    const other = { ...shop, catalogueVersion, changedWords: openChangedWords(shop.db) };
    pageRoutes(app, { shop: other, answer: answering(operations, shop.limits), ...openTestRenderer() });
    const there = async (url: string) => (await app.inject({ url })).body;
    for (const url of ["/en/destination", "/en/login"]) expect(await there(url)).toContain("Buy now");
    await publish(buy, { en: "Order there" });
    for (const url of ["/en/destination", "/en/login"]) expect(await there(url)).toContain("Order there");
    await app.close();
  });

  test("of a part that is drawn once for all visitors is drawn anew", async () => {
    const pitch = { area: "menus", path: "footer.pitch" };
    const { compiled } = await inLanguage(pitch, "en");
    expect((await get("/en/login")).body).toContain(compiled[0]);
    await publish(pitch, { en: "Quite another pitch" });
    expect((await get("/en/login")).body).toContain("Quite another pitch");
  });

  test("is told to a page that was made before, by every call and by those whose answers are kept", async () => {
    const setting = () => call("/common/getCommonSetting", { KeyList: ["notice"] });
    const location = () => call("/user/getUserInfo", {});
    expect((await setting()).headers["words-version"]).toBeUndefined();
    await publish(buy, { en: "Order now" });
    const version = (await setting()).headers["words-version"];
    expect(version).toMatch(/^\d+$/);
    expect((await setting()).headers["words-version"]).toBe(version);
    expect((await location()).headers["words-version"]).toBe(version);
    const { body } = await call("/common/getChangedWords", { areas: ["shell", "order", "__proto__"].slice(0, 2) });
    expect(JSON.parse(body).resultData).toEqual({ changed: { shell: { "nav.buy": [["Buy now", "Order now"]] } } });
    const hk = await call("/common/getChangedWords", { areas: ["shell"] }, "zh-hk");
    expect(JSON.parse(hk.body).resultData).toEqual({ changed: {} });
    const hostile = await call("/common/getChangedWords", { areas: ["__proto__"] });
    expect(JSON.parse(hostile.body).resultCode).toBe("INVALID_INPUT");
    await publish(buy, { en: "Order" }, 1);
    expect((await setting()).headers["words-version"]).not.toBe(version);
  });

  test("of an error is said by the next call of a process that has shown a page since", async () => {
    const error = { area: "errors", path: "codes.NOT_FOUND" };
    const said = async () => JSON.parse((await call("/order/nowhere", {})).body).resultMessage as string;
    const was = await said();
    await publish(error, { en: "Nothing like that here." });
    await get("/en/login");
    expect([was === (await inLanguage(error, "en")).compiled[0], await said()]).toEqual([
      true,
      "Nothing like that here.",
    ]);
  });

  test("of an e-mail and a text message is said by the next one that is sent, with its values", async () => {
    const subject = { area: "letters", path: "esimReady.subject" };
    const { languages, names } = await message(subject);
    expect(names).toEqual(["area", "quantity"]);
    const forms = languages.find(({ language }) => language === "en")!.compiled;
    expect(forms).toEqual([
      "Your eSIM for {area}: install before you fly",
      "Your {quantity} eSIMs for {area}: install before you fly",
    ]);
    await publish(subject, { en: [forms[0]!.replace("install", "set it up"), forms[1]!] });
    const said = await inChangedWords(world.shop, async () => {
      const words = letterWords("en").esimReady;
      return [words.subject("Japan", 1), words.subject("Japan", 2)];
    });
    expect(said).toEqual([
      "Your eSIM for Japan: set it up before you fly",
      "Your 2 eSIMs for Japan: install before you fly",
    ]);
    expect(letterWords("en").esimReady.subject("Japan", 1)).toBe("Your eSIM for Japan: install before you fly");
  });

  test("is turned back to how the shop came, and its history stays", async () => {
    await publish(buy, { en: "Order now" });
    await publish(buy, { en: "Order" }, 1);
    expect(await inLanguage(buy, "en")).toMatchObject({ texts: ["Order"], compiled: ["Buy now"], isChanged: true });
    await publish(buy, { en: "Buy now" }, 2, { reason: "back" });
    expect(await inLanguage(buy, "en")).toMatchObject({ texts: ["Buy now"], isChanged: false });
    expect((await get("/en/homepage")).body).toContain("Buy now");
    const { history, version } = await message(buy);
    expect(version).toBe(3);
    expect(history.map((one) => [one.version, one.reason, one.languages])).toEqual([
      [3, "back", [{ language: "en", texts: null }]],
      [2, "clearer", [{ language: "en", texts: ["Order"] }]],
      [1, "clearer", [{ language: "en", texts: ["Order now"] }]],
    ]);
    const { rows } = await world.pool.query(
      "select before, after, reason from actions where action = 'words_published' and reason = 'back'",
    );
    expect(rows).toEqual([{ before: { "en.0": "Order" }, after: { "en.0": "Buy now" }, reason: "back" }]);
  });
});

describe("translations", () => {
  test("are behind when the original was changed, until they follow or are marked as right", async () => {
    expect((await message(buy)).languages.map(({ state }) => state)).toEqual(["current", "current", "current"]);
    await publish(buy, { "zh-cn": "马上购买", en: "Buy right now" });
    expect((await message(buy)).languages.map(({ language, state }) => [language, state])).toEqual(
      expect.arrayContaining([
        ["zh-cn", "current"],
        ["en", "current"],
        ["zh-hk", "behind"],
      ]),
    );
    expect((await inLanguage(buy, "zh-hk")).originalWas).toBe("立即购买");
    const { areas } = await mei.get<{ areas: { area: string; changed: number; behind: number }[] }>("/staff/getWords", {
      kind: "pages",
    });
    expect(areas.find(({ area }) => area === "shell")).toMatchObject({ changed: 1, behind: 1 });
    const hk = await inLanguage(buy, "zh-hk");
    const words = wordsWish(buy, { "zh-hk": hk.texts }, 1, ["zh-hk"]);
    expect(await mei.get("/staff/lookThroughWords", { words })).toMatchObject({ isThere: false, differences: [] });
    expect(
      (await mei.ask("/staff/publishWords", { requestKey: randomUUID(), words, reason: "still right" })).resultCode,
    ).toBe("SUCCESS");
    expect(await inLanguage(buy, "zh-hk")).toMatchObject({ state: "current", isChanged: false });
    await publish(buy, { "zh-cn": "立即购买" }, 2);
    expect((await inLanguage(buy, "zh-hk")).state).toBe("behind");
  });

  test("with words of the other side of the border are a warning", async () => {
    const words = wordsWish(buy, { "zh-hk": "買流量" });
    expect(await mei.get("/staff/lookThroughWords", { words })).toMatchObject({
      warnings: [{ language: "zh-hk", field: "zh-hk.0", wrote: "流量", better: "數據" }],
    });
  });
});

describe("found by what they say", () => {
  type Found = { messages: { area: string; path: string }[]; isCut: boolean };
  const found = async (q: string, kind = "pages") => {
    const { messages, isCut } = await mei.get<Found>("/staff/getWords", { kind, q });
    return { places: messages.map(({ area, path }) => `${area}.${path}`), isCut };
  };
  test("in any language, as the shop came or as it is said", async () => {
    expect((await found("buy now")).places).toContain("shell.nav.buy");
    expect((await found("立即選購")).places).toContain("shell.nav.buy");
    await publish(buy, { en: "Zebra" });
    expect((await found("zebra")).places).toEqual(["shell.nav.buy"]);
    expect((await found("buy now")).places).toContain("shell.nav.buy");
    expect((await found("never share", "sent")).places.length).toBeGreaterThanOrEqual(0);
    expect(await found("e")).toMatchObject({ isCut: true });
    expect(await found("%_\\")).toEqual({ places: [], isCut: false });
  });
});

describe("what is refused", () => {
  test("what cannot be a text of the message, at its field; nothing is kept", async () => {
    const minutes = { area: "letters", path: "codes.lead" };
    const { compiled } = await inLanguage(minutes, "en");
    expect(compiled).toHaveLength(1);
    expect(fieldsOf(await publish(minutes, { en: "Enter it." }))).toEqual([
      ["words.languages.en.texts.0", "lost_of_original"],
    ]);
    expect(fieldsOf(await publish(minutes, { en: "{minutes} {secret}" }))).toEqual([
      ["words.languages.en.texts.0", "value_unknown"],
    ]);
    expect(fieldsOf(await publish(buy, { en: "Two\nlines" }))).toEqual([["words.languages.en.texts.0", "one_line"]]);
    expect(fieldsOf(await publish(buy, { en: " " }))).toEqual([["words.languages.en.texts.0", "empty"]]);
    const code = { area: "texts", path: "sign_in_code" };
    const texts = [`{code} Farwave {minutes} ${"x".repeat(150)}`, "Farwave: {code}"];
    expect(fieldsOf(await publish(code, { en: texts }))).toEqual(
      [
        ["words.languages.en.texts.0", "text_message_long"],
        ["words.languages.en.texts.1", "lost_of_original"],
      ]
        .slice(0, 2)
        .map(([field, problem], at) => [
          field,
          at === 1 ? expect.stringMatching(/lost_of_original|code_first/) : problem,
        ]),
    );
    expect((await publish({ area: "plans", path: "or" }, { en: "x" })).resultCode).toBe("NOT_FOUND");
    expect((await publish({ area: "console", path: "title" }, { en: "x" })).resultCode).toBe("NOT_FOUND");
    expect((await publish({ area: "shell", path: "nav.toString" }, { en: "x" })).resultCode).toBe("NOT_FOUND");
    expect(fieldsOf(await publish(buy, { en: "x" }, 0, { reason: " " }))).toEqual([["reason", "empty"]]);
    expect((await world.pool.query("select from word_changes")).rowCount).toBe(0);
  });

  test("hostile words are the same characters on a page, and hostile calls are no accident", async () => {
    for (const value of Object.values(hostileValues)) {
      if (typeof value !== "string" || value.trim() === "") continue;
      const { resultCode } = await publish(buy, { en: value }, (await message(buy)).version);
      expect(["SUCCESS", "INVALID_INPUT"]).toContain(resultCode);
      const { statusCode, body } = await get("/en/login");
      expect(statusCode).toBe(200);
      if (resultCode === "SUCCESS") expect(() => dataOf(body)).not.toThrow();
    }
    for (const value of Object.values(hostileValues))
      expect(await mei.code("/staff/publishWords", { requestKey: randomUUID(), words: value, reason: value })).toBe(
        "INVALID_INPUT",
      );
  });

  test("a colleague without the right reads and changes nothing", async () => {
    expect(
      await fin.code("/staff/publishWords", {
        requestKey: randomUUID(),
        words: wordsWish(buy, { en: "x" }),
        reason: "x",
      }),
    ).toBe("RIGHT_MISSING");
    expect(await fin.code("/staff/keepWordsDraft", { ...buy, version: 0, entries: { "en.0": "x" } })).toBe(
      "RIGHT_MISSING",
    );
    expect(await world.answer("/staff/publishWords", {}, english)).toMatchObject({
      envelope: { resultCode: "NOT_FOUND" },
    });
  });
});

describe("two at once", () => {
  test("one is refused and shown what the other has made; the same press twice is one change", async () => {
    const answers = await Promise.all([publish(buy, { en: "One" }), publish(buy, { "zh-hk": "二" })]);
    expect(answers.map(({ resultCode }) => resultCode).toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
    const wish = { requestKey: randomUUID(), words: wordsWish(buy, { en: "Three" }, 1), reason: "twice" };
    const twice = await Promise.all([mei.ask("/staff/publishWords", wish), mei.ask("/staff/publishWords", wish)]);
    expect(twice.map(({ resultData }) => resultData)).toMatchObject([{ version: 2 }, { version: 2 }]);
    expect((await world.pool.query("select distinct version from word_changes")).rowCount).toBe(2);
  });

  test("a draft is kept as typed, shown to colleagues, and gone when it is published", async () => {
    const entries = { "en.0": "Half a", reason: "" };
    expect(await mei.code("/staff/keepWordsDraft", { ...buy, version: 0, entries })).toBe("SUCCESS");
    expect(await mei.get("/staff/getWordsDrafts", buy)).toMatchObject({ mine: { entries, version: 0 }, others: [] });
    await publish(buy, { en: "Half a loaf" });
    expect(await mei.get("/staff/getWordsDrafts", buy)).toMatchObject({ mine: null });
  });
});
