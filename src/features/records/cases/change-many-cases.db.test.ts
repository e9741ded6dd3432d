import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import type { ChangeManyCases } from "./contract.ts";
import type { CaseKind } from "./rules.ts";
import { openCase } from "./store.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let mei: Browser;
let sam: Browser;
let editor: Browser;
let now: Date;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  ({ browser: sam } = await joined(world, { email: "sam@example.com", name: "Sam", role: "support" }));
  ({ browser: editor } = await joined(world, { email: "edi@example.com", name: "Edi", role: "editor" }));
  now = world.shop.clock();
});
beforeEach(() => world.pool.query("delete from cases"));
afterAll(() => world.close());

const path = "/staff/changeManyCases";
const rows = async (query: string, ...values: unknown[]) => (await world.pool.query(query, values)).rows;
const idOf = async (email: string) => (await rows("select id from staff where email = $1", email))[0].id as string;
const audit = (action: string) =>
  rows("select who, on_id from actions where action = $1 and details->>'subject' like 'many%' order by on_id", action);

async function opened(name: string, kind: CaseKind = "refund_failed") {
  const subject = `many ${name} ${randomUUID()}`;
  await openCase(world.db, { kind, subject, details: {} }, now);
  return { id: (await rows("select id from cases where subject = $1", subject))[0].id as string, version: 1 };
}
type Opened = { id: string; version: number };
const some = (count: number) => Promise.all(Array.from({ length: count }, (_, place) => opened(String(place))));
const asked = (cases: object[], more: object) => ({ requestKey: randomUUID(), cases, ...more });
const change = (cases: object[], more: object, browser = mei) =>
  browser.get<OutputOf<typeof ChangeManyCases>>(path, asked(cases, more));

test("each is closed as it was seen, with a line of its own; what a colleague did, and what leaves by itself, is named", async () => {
  const [one, another, changed, closed] = await Promise.all([
    opened("one"),
    opened("another"),
    opened("changed"),
    opened("closed"),
  ]);
  const itself = await opened("itself", "stock_low");
  await sam.get("/staff/assignCase", { requestKey: randomUUID(), ...changed, to: await idOf("sam@example.com") });
  await sam.get("/staff/closeCase", { requestKey: randomUUID(), ...closed, note: "By hand." });
  const strange = { id: randomUUID(), version: 1 };
  const before = (await audit("case_closed")).length;
  const { changed: count, refused } = await change([one, changed, itself, strange, closed, another], {
    deed: "close",
    note: "The supplier paid them all.",
  });
  expect(count).toBe(2);
  expect(new Map(refused.map(({ id, because }) => [id, because]))).toEqual(
    new Map([
      [changed.id, "CASE_CHANGED"],
      [itself.id, "CASE_ENDS_ITSELF"],
      [strange.id, "NOT_FOUND"],
      [closed.id, "CASE_CLOSED"],
    ]),
  );
  const done = await rows("select id from cases where closing_note = 'The supplier paid them all.' order by id");
  expect(done.map(({ id }) => id)).toEqual([one.id, another.id].toSorted());
  const lines = await audit("case_closed");
  expect(lines).toHaveLength(before + 2);
  expect(lines).toEqual(expect.arrayContaining([{ who: "mei@example.com", on_id: one.id }]));
});

test("many are given, put back and snoozed; the same request twice, also at once, is done once", async () => {
  const cases = await some(3);
  const samId = await idOf("sam@example.com");
  const wish = asked(cases, { deed: "assign", to: samId });
  const answers = await Promise.all([mei.get(path, wish), mei.get(path, wish)]);
  expect(answers).toEqual([
    { changed: 3, refused: [] },
    { changed: 3, refused: [] },
  ]);
  expect(await rows("select distinct owner_id, version from cases")).toEqual([{ owner_id: samId, version: 2 }]);
  expect(await mei.code(path, { ...wish, to: null })).toBe("REQUEST_KEY_REUSED");
  const until = new Date(now.getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const seen = (version: number) => cases.map(({ id }) => ({ id, version }));
  await change(seen(2), { deed: "snooze", until });
  await change(seen(3), { deed: "assign", to: null });
  expect(await rows("select distinct owner_id, version, snoozed_until from cases")).toEqual([
    { owner_id: null, version: 4, snoozed_until: new Date(`${until}T00:00:00Z`) },
  ]);
});

test("of two colleagues who change the same at once in another order each case is changed by one, and the other is told", async () => {
  const cases = await some(20);
  const answers = await Promise.all([
    change(cases, { deed: "assign", to: await idOf("mei@example.com") }),
    change(cases.toReversed(), { deed: "assign", to: await idOf("sam@example.com") }, sam),
  ]);
  expect(answers[0].changed + answers[1].changed).toBe(20);
  const refused = answers.flatMap((answer) => answer.refused);
  expect(refused).toHaveLength(20);
  expect(new Set(refused.map(({ because }) => because))).toEqual(new Set(["CASE_CHANGED"]));
  expect(await rows("select distinct version from cases")).toEqual([{ version: 2 }]);
});

test("a case that is named twice is changed once", async () => {
  const [one] = await some(1);
  const answer = await change([one!, one!], { deed: "assign", to: await idOf("sam@example.com") });
  expect(answer).toEqual({ changed: 1, refused: [{ id: one!.id, because: "CASE_CHANGED" }] });
  expect(await rows("select distinct version from cases")).toEqual([{ version: 2 }]);
});

test("whoever holds an order and closes its cases in another order is not waited for, nor made to wait in a circle", async () => {
  const { orderNumber } = unwrap((await world.answer("/order/create", aWish())).envelope) as { orderNumber: string };
  const orderId = (await rows("select id from orders where number = $1", orderNumber))[0].id as string;
  const cases = await some(3);
  const sorted = cases.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [ofOrder, free, held] = sorted as [Opened, Opened, Opened];
  await world.pool.query("update cases set order_id = $2 where id = $1", [ofOrder.id, orderId]);
  const other = await world.pool.connect();
  try {
    await other.query("begin");
    await other.query("select from orders where id = $1 for update", [orderId]);
    await other.query("update cases set closing_note = 'on its way' where id = $1", [held.id]);
    const answer = await change(cases, { deed: "assign", to: await idOf("sam@example.com") });
    expect(answer.changed).toBe(1);
    expect(new Map(answer.refused.map(({ id, because }) => [id, because]))).toEqual(
      new Map([
        [ofOrder.id, "CASE_CHANGED"],
        [held.id, "CASE_CHANGED"],
      ]),
    );
    await other.query("update cases set closing_note = 'on its way' where id = $1", [ofOrder.id]);
    await other.query("commit");
  } finally {
    other.release();
  }
  expect(await rows("select id, owner_id is not null as given from cases where version = 2")).toEqual([
    { id: free.id, given: true },
  ]);
});

test("whoever may not work on cases changes none, nor whoever loses that at this very moment", async () => {
  const cases = await some(2);
  const wish = asked(cases, { deed: "close", note: "gone" });
  expect(await editor.code(path, wish)).toBe("RIGHT_MISSING");
  const other = await world.pool.connect();
  await other.query("begin");
  await other.query("select from staff order by id for no key update");
  const waiting = sam.code(path, wish);
  await untilSomebodyWaits();
  await other.query("update staff set role = 'editor' where email = 'sam@example.com'");
  await other.query("commit");
  other.release();
  expect(await waiting).toBe("RIGHT_MISSING");
  await world.pool.query("update staff set role = 'support' where email = 'sam@example.com'");
  expect(await rows("select distinct version, closed_at from cases")).toEqual([{ version: 1, closed_at: null }]);
});

async function untilSomebodyWaits(): Promise<void> {
  const waits =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%from staff%'";
  await expect.poll(() => rows(waits), { timeout: 10_000 }).toHaveLength(1);
}

test("what is wrong with the wish changes none of them", async () => {
  const cases = await some(2);
  const today = now.toISOString().slice(0, 10);
  const many = Array.from({ length: 51 }, () => ({ id: randomUUID(), version: 1 }));
  for (const [wrong, more] of [
    [cases, { deed: "close" }],
    [cases, { deed: "close", note: " " }],
    [cases, { deed: "snooze" }],
    [cases, { deed: "snooze", until: today }],
    [cases, { deed: "assign" }],
    [cases, { deed: "assign", to: randomUUID() }],
    [cases, { deed: "delete" }],
    [[], { deed: "assign", to: null }],
    [many, { deed: "assign", to: null }],
  ] as const)
    expect([more, await mei.code(path, asked([...wrong], more))]).toEqual([more, "INVALID_INPUT"]);
  expect(await rows("select distinct version from cases")).toEqual([{ version: 1 }]);
});

test("the chosen are shown as they are now, in the inbox's order", async () => {
  const [first, second] = [await opened("first"), await opened("second", "stock_low")];
  await world.pool.query("update cases set due_at = $2 where id = $1", [first.id, new Date(now.getTime() + 1000)]);
  const ids = [second.id, randomUUID(), first.id];
  const { work } = await mei.get<{ work: object[] }>("/staff/getCases", { ids });
  expect(work).toMatchObject([
    { id: first.id, endsItself: false },
    { id: second.id, endsItself: true },
  ]);
  expect(await editor.code("/staff/getCases", { ids })).toBe("RIGHT_MISSING");
});
