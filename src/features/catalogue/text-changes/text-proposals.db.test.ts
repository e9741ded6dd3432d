import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hostileValues } from "../../../../test/hostile.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { minuteMs } from "../../../kernel/duration.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let mei: Browser;
let lin: Browser;
let fin: Browser;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world)).browser;
  lin = (await joined(world, { email: "lin@example.com", name: "Lin", role: "editor" })).browser;
  fin = (await joined(world, { email: "fin@example.com", name: "Fin", role: "finance" })).browser;
});
afterAll(() => world.close());
beforeEach(async () => {
  world.at("2026-11-21T08:00:00Z");
  for (const table of ["text_proposals", "text_changes", "word_changes", "setting_changes", "drafts"])
    await world.pool.query(`delete from ${table}`);
  await world.pool.query("update cases set closed_at = now() where closed_at is null");
  await turn("on");
});

async function turn(value: "on" | "off") {
  const { settings } = await mei.get<{ settings: { name: string; version: number }[] }>("/staff/getSettings", {});
  const { version } = settings.find(({ name }) => name === "texts_of_two")!;
  const wish = { requestKey: randomUUID(), name: "texts_of_two", version, value, reason: "two read what we say" };
  expect(await mei.code("/staff/changeSetting", wish)).toBe("SUCCESS");
}
const at = (minutes: number) => new Date(world.shop.clock().getTime() + minutes * minuteMs).toISOString();
const notice = (name: string, text = "We post on Saturdays, too.") => ({
  kind: "notice",
  name,
  facts: {},
  languages: Object.fromEntries(
    ["zh-cn", "zh-hk", "en"].map((language) => [
      language,
      { title: "Saturdays", source: "Farwave", paragraphs: [text], right: [] },
    ]),
  ),
});
const publish = (by: Browser, name: string) => by.ask("/staff/publishText", { text: notice(name), version: null });
const buy = { area: "shell", path: "nav.buy" };
const words = (english: string, version = 0) => ({
  ...buy,
  version,
  languages: { en: { texts: [english], right: false } },
});
const publishWords = (by: Browser, english: string, version = 0) =>
  by.ask("/staff/publishWords", { requestKey: randomUUID(), words: words(english, version), reason: "shorter" });
const scheduleWords = (by: Browser, english: string, from: string | null, until: string | null, version = 0) =>
  by.ask("/staff/scheduleWords", {
    requestKey: randomUUID(),
    words: words(english, version),
    reason: "for the holidays",
    from,
    until,
  });
type Message = { version: number; languages: { language: string; texts: string[]; isChanged: boolean }[] };
const message = () => mei.get<Message>("/staff/getMessage", buy);
const english = async () => (await message()).languages.find(({ language }) => language === "en")!.texts[0];
type Shown = {
  id: string;
  kind: string;
  subject: string;
  isMine: boolean;
  isOvertaken: boolean;
  differences: object[];
};
const open = async (by = mei) => (await by.get<{ open: Shown[] }>("/staff/getTextProposals", {})).open;
const paths = { confirm: "/staff/confirmText", decline: "/staff/declineText" };
const decide = (by: Browser, what: "confirm" | "decline", id: string, requestKey = randomUUID()) =>
  by.code(paths[what], { requestKey, id });
const isInShop = async (name: string) =>
  (await world.pool.query("select from notices where id = $1", [name])).rowCount! > 0;
const cases = async () =>
  (await world.pool.query("select from cases where kind = 'texts_proposed' and closed_at is null")).rowCount;
type Coming = { id: string; kind: string; name: string; title: string; state: string; clashes: boolean };
const coming = async () => (await mei.get<{ coming: Coming[] }>("/staff/getTextChanges", {})).coming;

describe("a text that somebody publishes while two are to read it", () => {
  test("waits with what differs, and is in the shop when a colleague has read it; never by its writer", async () => {
    const name = "saturdays";
    expect(await publish(lin, name)).toMatchObject({ resultCode: "SUCCESS", resultData: { isProposed: true } });
    expect(await publish(lin, name)).toMatchObject({ resultData: { isProposed: true } });
    expect([await isInShop(name), await cases()]).toEqual([false, 1]);
    const [proposal, ...others] = await open();
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({ subject: "notice saturdays", isMine: false, isOvertaken: false });
    expect(proposal!.differences).toContainEqual({ field: "en.0", before: null, after: "We post on Saturdays, too." });
    expect((await open(lin))[0]).toMatchObject({ isMine: true });
    expect(await decide(lin, "confirm", proposal!.id)).toBe("OWN_PROPOSAL");
    expect(await decide(fin, "confirm", proposal!.id)).toBe("RIGHT_MISSING");
    expect(await isInShop(name)).toBe(false);
    const once = randomUUID();
    const codes = await Promise.all([1, 2].map(() => decide(mei, "confirm", proposal!.id, once)));
    expect([codes, await isInShop(name), await cases(), await open()]).toEqual([["SUCCESS", "SUCCESS"], true, 0, []]);
    const { rows } = await world.pool.query(
      "select who, details ->> 'proposedBy' as by from actions where action = 'text_published' order by id desc limit 1",
    );
    expect(rows).toEqual([{ who: "mei@example.com", by: "lin@example.com" }]);
  });

  test("is confirmed or declined, not both, of two colleagues at the same moment", async () => {
    await publish(lin, "both");
    const [{ id }] = (await open()) as [Shown];
    const codes = await Promise.all([decide(mei, "confirm", id), decide(lin, "decline", id)]);
    expect(codes.toSorted()).toEqual(["PROPOSAL_OVER", "SUCCESS"]);
    expect(await isInShop("both")).toBe(codes[0] === "SUCCESS");
  });

  test("does not outlive its writer's right, and the database knows no confirmation by the writer", async () => {
    await publish(lin, "rights");
    const [{ id }] = (await open()) as [Shown];
    await world.pool.query("update staff set role = 'reviewer' where name = 'Lin'");
    expect(await decide(mei, "confirm", id)).toBe("PROPOSAL_OVER");
    await world.pool.query("update staff set role = 'editor' where name = 'Lin'");
    await expect(
      world.pool.query(
        "update text_proposals set state = 'confirmed', decided_by = proposed_by, decided_at = now() where id = $1",
        [id],
      ),
    ).rejects.toThrow("text_proposals_of_two");
    expect(await isInShop("rights")).toBe(false);
  });

  test("to come is scheduled when it was read, and not once its moment is over", async () => {
    const schedule = (name: string, from: string) => {
      const text = notice(name);
      return lin.ask("/staff/scheduleText", { requestKey: randomUUID(), text, version: null, from, until: null });
    };
    expect(await schedule("past", at(-1))).toMatchObject({ resultCode: "INVALID_INPUT" });
    expect(await schedule("soon", at(2))).toMatchObject({ resultData: { id: null, isProposed: true } });
    expect(await schedule("late", at(500))).toMatchObject({ resultData: { isProposed: true } });
    const idOf = async (subject: string) => (await open()).find((one) => one.subject === subject)!.id;
    const [soon, late] = [await idOf("notice soon"), await idOf("notice late")];
    world.at(at(3));
    expect([await decide(mei, "confirm", soon), await decide(mei, "confirm", late)]).toEqual([
      "INVALID_INPUT",
      "SUCCESS",
    ]);
    expect((await coming()).map(({ name }) => name)).toEqual(["late"]);
  });
});

describe("words of the shop", () => {
  test("wait for a second reader as texts do, and collide with what was published since", async () => {
    const was = await english();
    expect(await publishWords(lin, "Shop")).toMatchObject({ resultData: { version: 0, isProposed: true } });
    const [{ id }] = (await open()) as [Shown];
    expect([await english(), await decide(lin, "confirm", id)]).toEqual([was, "OWN_PROPOSAL"]);
    await turn("off");
    expect(await publishWords(mei, "Store")).toMatchObject({ resultData: { version: 1, isProposed: false } });
    expect((await open())[0]).toMatchObject({ isOvertaken: true });
    expect([await decide(mei, "confirm", id), await english()]).toEqual(["RECORD_CHANGED", "Store"]);
    expect(await decide(lin, "decline", id)).toBe("SUCCESS");
    await turn("on");
    await publishWords(lin, "Shop", 1);
    expect([await decide(mei, "confirm", (await open())[0]!.id), await english()]).toEqual(["SUCCESS", "Shop"]);
    const { rows } = await world.pool.query(
      "select name from word_changes join staff on staff.id = changed_by order by version desc limit 1",
    );
    expect(rows).toEqual([{ name: "Lin" }]);
  });

  test("begin at their moment, job or no job, and say again what they said before at their end", async () => {
    await turn("off");
    await publishWords(mei, "Store");
    const [from, until] = [at(10), at(20)];
    expect(await scheduleWords(lin, "Red packets", at(-5), null, 1)).toMatchObject({ resultCode: "INVALID_INPUT" });
    expect(await scheduleWords(lin, "Red packets", from, until, 1)).toMatchObject({ resultCode: "SUCCESS" });
    expect(await scheduleWords(lin, "Twice", at(11), null, 1)).toMatchObject({ resultCode: "INVALID_INPUT" });
    expect(await coming()).toMatchObject([
      { kind: "words", name: "shell nav.buy", title: "Red packets", state: "waiting", clashes: false },
    ]);
    expect(await english()).toBe("Store");
    world.at(from);
    await world.shop.catalogueVersion.current();
    expect([await english(), (await coming())[0]!.state]).toEqual(["Red packets", "running"]);
    world.at(until);
    await Promise.all([1, 2].map(() => world.shop.catalogueVersion.current()));
    expect([await english(), await coming(), (await message()).version]).toEqual(["Store", [], 3]);
  });

  test("that began as the shop came are given back to its files at their end", async () => {
    await turn("off");
    const was = await english();
    expect(await scheduleWords(lin, "Now", null, at(5))).toMatchObject({ resultCode: "SUCCESS" });
    expect(await english()).toBe("Now");
    world.at(at(6));
    await world.shop.catalogueVersion.current();
    const now = (await message()).languages.find(({ language }) => language === "en")!;
    expect(now).toMatchObject({ texts: [was], isChanged: false });
  });

  test("that a colleague has changed meanwhile stay: neither the beginning nor the end undoes them", async () => {
    await turn("off");
    await scheduleWords(lin, "Begins", at(5), null);
    await publishWords(mei, "Store");
    expect((await coming())[0]).toMatchObject({ clashes: true });
    world.at(at(6));
    await world.shop.catalogueVersion.current();
    const [begun] = await coming();
    expect([await english(), begun!.state]).toEqual(["Store", "collided"]);
    expect(await mei.code("/staff/cancelText", { requestKey: randomUUID(), id: begun!.id })).toBe("SUCCESS");
    await scheduleWords(lin, "Season", null, at(5), 1);
    await publishWords(mei, "Season, mended", 2);
    world.at(at(6));
    await world.shop.catalogueVersion.current();
    expect([await english(), (await coming())[0]!.state]).toEqual(["Season, mended", "collided"]);
  });
});

test("what is hostile is no proposal, and reading them needs the right", async () => {
  for (const id of Object.values(hostileValues))
    for (const what of ["confirm", "decline"] as const)
      expect(await decide(mei, what, id as string)).toMatch(/^(INVALID_INPUT|NOT_FOUND)$/);
  expect(await scheduleWords(fin, "x", at(5), null)).toMatchObject({ resultCode: "RIGHT_MISSING" });
});
