import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { joined, mei } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetInbox } from "../../operator/inbox/contract.ts";
import type { GetOrderPage } from "../../operator/order-page/contract.ts";
import type { WriteNote } from "./contract.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let browser: Browser;
let tom: Browser;
let number: string;
beforeEach(async () => {
  world = await freshWorld({
    profiles: 4,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "support" }));
  number = (await delivered(world)).orderNumber;
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const wish = (note: string, requestKey: string = randomUUID()) => ({ number, note, requestKey });
const write = (note: string, by = browser) => by.get<OutputOf<typeof WriteNote>>("/staff/writeNote", wish(note));
const refusal = (note: string, by = browser) => by.code("/staff/writeNote", wish(note));
const remove = (id: string, by = browser) => by.code("/staff/deleteNote", { id, requestKey: randomUUID() });
const page = (by = browser) => by.get<OutputOf<typeof GetOrderPage>>("/staff/getOrderPage", { number });
const notes = async (by = browser) => (await page(by)).moments.filter(({ what }) => what === "note");
const mentions = async (by: Browser) => (await by.get<OutputOf<typeof GetInbox>>("/staff/getInbox", {})).mentions;
const waiting = async (by: Browser) => (await by.get<{ inbox: number }>("/staff/getWaiting", {})).inbox;
const trail = async () =>
  (await rows("select action, details::text as said from actions where action like 'note_%' order by action desc")).map(
    ({ action, said }) => [action, said] as const,
  );

test("a note stands in the order's time line once, as written, and the trail keeps that it was, not what it said", async () => {
  const { told } = await write("  docomo bars a range,\r\nticket 88213. @tom can we move the rest?\u202E ");
  expect(told).toEqual(["Tom Ridley"]);
  const text = "docomo bars a range,\nticket 88213. @tom can we move the rest?";
  expect(await notes()).toEqual([
    expect.objectContaining({ text, who: mei.name, word: null, note: expect.objectContaining({ called: ["tom"] }) }),
  ]);
  expect((await page()).moments.filter(({ what, word }) => what === "action" && word?.startsWith("note"))).toEqual([]);
  const [[action, said] = []] = await trail();
  expect(action).toBe("note_written");
  expect(said).toContain("tom@example.com");
  expect(said).not.toContain("docomo");
});

test("whom a note names finds it in the inbox until they have seen the order; nobody else does", async () => {
  const before = await waiting(tom);
  await write("@Tom Ridley please look");
  await write("@Mei I remind myself");
  expect(await mentions(tom)).toEqual([
    expect.objectContaining({ orderNumber: number, who: mei.name, text: "@Tom Ridley please look" }),
  ]);
  expect(await waiting(tom)).toBe(before + 1);
  expect(await mentions(browser)).toEqual([]);
  expect([(await page(tom)).namesMe, (await page()).namesMe]).toEqual([true, false]);
  await tom.get("/staff/seeMentions", { number });
  await tom.get("/staff/seeMentions", { number });
  expect([await mentions(tom), await waiting(tom), (await page(tom)).namesMe]).toEqual([[], before, false]);
});

test("who has no way in, or may not see orders, is told nothing", async () => {
  await joined(world, { email: "eda@example.com", name: "Eda Aksoy", role: "editor" });
  await rows("update staff set password_hash = null, totp_secret = null where email = 'tom@example.com'");
  expect((await write("@Tom @Eda")).told).toEqual([]);
  expect(await rows("select from note_mentions")).toEqual([]);
});

test("the author can delete it for ten minutes, nobody else ever, and the mention goes with it", async () => {
  const { id } = await write("@Tom this is about another order");
  expect(await remove(id, tom)).toBe("NOT_FOUND");
  const answers = await Promise.all([remove(id), remove(id)]);
  expect(answers.toSorted()).toEqual(["NOT_FOUND", "SUCCESS"]);
  expect([await notes(), await mentions(tom)]).toEqual([[], []]);
  expect((await trail()).map(([action]) => action)).toEqual(["note_written", "note_deleted"]);
  expect((await page()).moments.filter(({ word }) => word === "note_deleted").length).toBe(1);

  const { id: old } = await write("stays");
  expect((await notes())[0]?.note?.until).not.toBeNull();
  world.at(new Date(world.shop.clock().getTime() + 600_000).toISOString());
  expect((await notes())[0]?.note?.until).toBeNull();
  expect(await remove(old)).toBe("NOTE_STAYS");
});

test("the same request is one note, two at once too", async () => {
  const requestKey = randomUUID();
  const ask = () => browser.get<{ id: string }>("/staff/writeNote", wish("once", requestKey));
  const [one, two] = await Promise.all([ask(), ask()]);
  expect(one).toEqual(two);
  expect((await notes()).length).toBe(1);
  expect(await browser.code("/staff/writeNote", wish("something else", requestKey))).toBe("REQUEST_KEY_REUSED");
});

test("what no note may hold is refused: nothing, too much, what cannot be seen, cards and codes", async () => {
  for (const note of [
    "",
    "  \n ",
    "x".repeat(2001),
    "a\u0000b",
    "bell\u0007",
    "4242 4242 4242 4242",
    "1$smdp.example.com$K",
  ])
    expect([note.slice(0, 30), await refusal(note)]).toEqual([note.slice(0, 30), "INVALID_INPUT"]);
  expect(await refusal("x".repeat(2000))).toBe("SUCCESS");
  expect(await browser.code("/staff/writeNote", { ...wish("x"), number: "FWNOTHERE" })).toBe("ORDER_NOT_FOUND");
});

test("a right that is taken away meanwhile writes and deletes nothing; who may not see orders cannot write on them", async () => {
  const { id } = await write("mine", tom);
  await rows("delete from staff_grants where role = 'support' and \"right\" = 'see_orders'");
  expect(await refusal("again", tom)).toBe("RIGHT_MISSING");
  await rows("update staff set role = 'editor' where email = 'tom@example.com'");
  expect([await refusal("again", tom), await remove(id, tom)]).toEqual(["RIGHT_MISSING", "RIGHT_MISSING"]);
  expect((await page()).writing?.colleagues).toEqual([]);
});

test("what is begun is kept for its author alone, and gone once it is written", async () => {
  const keep = (note: string, by = browser) => by.code("/staff/keepNoteDraft", { number, note });
  expect(await keep("@Tom what ab")).toBe("SUCCESS");
  expect([(await page()).writing?.draft, (await page(tom)).writing?.draft]).toEqual(["@Tom what ab", ""]);
  expect((await page()).writing?.colleagues).toEqual(["Tom Ridley"]);
  await write("@Tom what about it?");
  expect((await page()).writing?.draft).toBe("");
  await keep("one");
  expect(await keep("")).toBe("SUCCESS");
  expect(await rows("select from drafts")).toEqual([]);
  expect([await keep("\u0000"), await keep("x".repeat(2001))]).toEqual(["INVALID_INPUT", "INVALID_INPUT"]);
});
