import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { GetCommonSetting, GetFaq } from "./contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
  await world.pool.query("delete from faq where kind = 'Use'");
  for (const [position, id] of ["one", "two", "three"].entries())
    for (const lang of ["zh-cn", "zh-hk", "en"])
      await world.pool.query(
        "insert into faq (kind, id, lang, position, question, answer_html) values ('Use', $1, $2, $3, $1, '<p>Yes.</p>')",
        [id, lang, position + 1],
      );
  await world.pool.query(
    `insert into notices (lang, id, title, html, source, published_at) select other, id, title, html, source, published_at
       from notices, unnest(array['zh-cn', 'zh-hk']) other where lang = 'en' on conflict do nothing`,
  );
});
afterAll(() => world.close());

const versionOf = async (kind: string, name: string) =>
  (await mei.get<{ version: string }>("/staff/getText", { kind, name })).version;
const withdraw = (kind: string, name: string, version: string, requestKey = randomUUID()) =>
  mei.code("/staff/withdrawText", { requestKey, kind, name, version });
const putBack = (kind: string, name: string) =>
  mei.code("/staff/putTextBack", { requestKey: randomUUID(), kind, name });
const answers = async () => (await world.call(GetFaq, { type: "Use", lang: "en" })).items.map(({ id }) => id);
const notices = async () =>
  (await world.call(GetCommonSetting, { KeyList: ["notice"], lang: "en" })).notice!.map(({ id }) => id);
const order = (was: string[], to: string[], requestKey = randomUUID()) =>
  mei.code("/staff/orderQuestions", { requestKey, topic: "Use", was, order: to });

test("a withdrawn question or notice is gone at the next request and back with one press, as it was", async () => {
  const before = await versionOf("question", "Use.two");
  expect(await withdraw("question", "Use.two", before)).toBe("SUCCESS");
  expect(await answers()).toEqual(["one", "three"]);
  const { texts } = await mei.get<{ texts: { name: string; isWithdrawn: boolean }[] }>("/staff/getTexts", {
    kind: "question",
  });
  expect(texts.find(({ name }) => name === "Use.two")).toMatchObject({ isWithdrawn: true });
  // an import that brings it along again leaves it withdrawn
  await world.pool.query("update faq set answer_html = '<p>Of a file.</p>' where id = 'two'");
  expect(await answers()).toEqual(["one", "three"]);
  await world.pool.query("update faq set answer_html = '<p>Yes.</p>' where id = 'two'");
  expect(await putBack("question", "Use.two")).toBe("SUCCESS");
  expect(await answers()).toEqual(["one", "two", "three"]);
  expect(await versionOf("question", "Use.two")).toBe(before);

  expect(await notices()).toContain("welcome");
  expect(await withdraw("notice", "welcome", await versionOf("notice", "welcome"))).toBe("SUCCESS");
  expect(await notices()).not.toContain("welcome");
  expect(await putBack("notice", "welcome")).toBe("SUCCESS");
  expect(await notices()).toContain("welcome");
});

test("pressed twice it is withdrawn once; on another text than was seen it is refused, and a policy never is", async () => {
  const [version, requestKey] = [await versionOf("question", "Use.three"), randomUUID()];
  expect(await withdraw("question", "Use.three", "0".repeat(32))).toBe("RECORD_CHANGED");
  expect(
    await Promise.all([
      withdraw("question", "Use.three", version, requestKey),
      withdraw("question", "Use.three", version, requestKey),
    ]),
  ).toEqual(["SUCCESS", "SUCCESS"]);
  const { rows } = await world.pool.query(
    "select count(*)::int as times from actions where action = 'text_withdrawn' and details ->> 'text' = 'question Use.three'",
  );
  expect(rows).toEqual([{ times: 1 }]);
  expect(await withdraw("policy", "privacy_policy", version)).toBe("INVALID_INPUT");
  expect(await withdraw("question", "Use.nowhere", version)).toBe("NOT_FOUND");
  expect(await putBack("question", "Use.nowhere")).toBe("NOT_FOUND");
});

test("publishing a withdrawn text shows it again, and says so beforehand", async () => {
  const { version, facts, languages } = await mei.get<{
    version: string;
    facts: Record<string, string>;
    languages: { language: string; title: string; source: string; paragraphs: { text: string }[] }[];
  }>("/staff/getText", { kind: "question", name: "Use.three" });
  const text = {
    kind: "question",
    name: "Use.three",
    facts,
    languages: Object.fromEntries(
      languages.map(({ language, title, source, paragraphs }) => [
        language,
        { title, source, paragraphs: paragraphs.map((one) => one.text), right: [] },
      ]),
    ),
  };
  expect(await mei.get("/staff/lookThroughText", { text, version })).toMatchObject({
    comesBack: true,
    isThere: false,
    differences: [],
  });
  expect(await mei.code("/staff/publishText", { text, version })).toBe("SUCCESS");
  expect(await answers()).toEqual(["one", "two", "three"]);
});

test("questions stand in the order that was chosen; what a colleague has moved meanwhile is not undone", async () => {
  const seen = ["one", "two", "three"];
  expect(await order(seen, ["two", "one", "three"])).toBe("SUCCESS");
  expect(await answers()).toEqual(["two", "one", "three"]);
  expect(await order(seen, ["one", "three", "two"])).toBe("RECORD_CHANGED");
  for (const wrong of [
    ["two", "one"],
    ["two", "one", "three", "three"],
    ["two", "one", "other"],
  ])
    expect(await order(["two", "one", "three"], wrong)).toBe("RECORD_CHANGED");
  const two = await Promise.all([
    order(["two", "one", "three"], ["one", "two", "three"]),
    order(["two", "one", "three"], ["three", "two", "one"]),
  ]);
  expect(two.toSorted()).toEqual(["RECORD_CHANGED", "SUCCESS"]);
});

test("a new question without a place is the last of its kind", async () => {
  const written = (title: string) => ({ title, source: "", paragraphs: ["Yes."], right: [] });
  const text = {
    kind: "question",
    name: "Use.four",
    facts: { position: "" },
    languages: { "zh-cn": written("四"), "zh-hk": written("四"), en: written("Four") },
  };
  expect(await mei.code("/staff/publishText", { text, version: null })).toBe("SUCCESS");
  expect((await answers()).at(-1)).toBe("four");
  // pressed twice it is there already
  expect(await mei.code("/staff/publishText", { text, version: null })).toBe("SUCCESS");
});
