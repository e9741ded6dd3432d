import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aCardOrder } from "../../../../test/sold-orders.ts";
import { joined, staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { putMember } from "../../staff/members/store.server.ts";
import { closeCaseAbout, countCases, openCase, ruleCases } from "./store.server.ts";

type Browser = ReturnType<typeof staffBrowser>;
let world: World;
let mei: Browser;
let now: Date;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser: mei } = await joined(world));
  now = world.shop.clock();
});
beforeEach(() => world.pool.query("delete from cases"));
afterAll(() => world.close());

const idOf = async (email: string) =>
  (await world.pool.query<{ id: string }>("select id from staff where email = $1", [email])).rows[0]!.id;
const caseNow = async (id: string) =>
  (
    await world.pool.query(
      "select owner_id, version, snoozed_until, closed_at is null as open, closing_note from cases where id = $1",
      [id],
    )
  ).rows[0];
const audit = async (action: string) =>
  (await world.pool.query("select who, details from actions where action = $1 order by at, id", [action])).rows;

async function opened(subject: string, kind: Parameters<typeof openCase>[1]["kind"] = "refund_failed") {
  await openCase(world.db, { kind, subject, details: {} }, now);
  const { rows } = await world.pool.query<{ id: string }>(
    "select id from cases where subject = $1 and closed_at is null",
    [subject],
  );
  return { id: rows[0]!.id, version: 1 };
}
const key = () => ({ requestKey: randomUUID() });
const said = async (path: string, wish: object, browser = mei) => browser.code(path, wish);

test("a case is due by the rule of its kind, before its traveller leaves, and never before it was opened", async () => {
  await world.pool.query(
    `insert into orders (number, request_key, plan_code, way, days, quantity, currency, unit_amount,
      total_amount, plan_as_sold, email, lang, placed_at, departs_on)
    select 'FWDUE' || n, gen_random_uuid(), 'jp-10gb-30d', 'esim', 30, 1, 'HKD', 100, 100, '{}', 'a@example.com', 'en', now(),
      $1::date + n from generate_series(0, 40, 20) as n`,
    [now.toISOString().slice(0, 10)],
  );
  const { rows } = await world.pool.query<{ id: string; number: string }>(
    "select id, number from orders where number like 'FWDUE%'",
  );
  for (const { id, number } of rows)
    await openCase(world.db, { kind: "supplier_keeps_profile", subject: number, orderId: id, details: {} }, now);
  await openCase(
    world.db,
    { kind: "help_asked", subject: "promised", details: {}, dueAt: new Date(now.getTime() + 1000) },
    now,
  );
  const due = await world.pool.query("select subject, due_at, departs_on::text from cases order by due_at, subject");
  expect(due.rows).toEqual([
    // leaves today: at once
    { subject: "FWDUE0", due_at: now, departs_on: now.toISOString().slice(0, 10) },
    { subject: "promised", due_at: new Date(now.getTime() + 1000), departs_on: "infinity" },
    expect.objectContaining({ subject: "FWDUE20", due_at: new Date(now.getTime() + 72 * 3_600_000) }),
    expect.objectContaining({ subject: "FWDUE40", due_at: new Date(now.getTime() + 72 * 3_600_000) }),
  ]);
  await ruleCases(world.db, { supplier_keeps_profile: 1 });
  const ruled = await world.pool.query("select due_at from cases where subject = 'FWDUE20'");
  expect(ruled.rows).toEqual([{ due_at: new Date(now.getTime() + 3_600_000) }]);
});

test("what the version before writes, without a due time, is due within a day until the rules are put on it", async () => {
  await world.pool.query(
    "insert into cases (kind, subject, details, opened_at) values ('refund_failed', 'of before', '{}', $1)",
    [now],
  );
  await ruleCases(world.db, { refund_failed: 4 });
  const { rows } = await world.pool.query("select due_at, version, owner_id from cases");
  expect(rows).toEqual([{ due_at: new Date(now.getTime() + 4 * 3_600_000), version: 1, owner_id: null }]);
});

test("taken, given, put back: each change raises the version and stands in the audit trail", async () => {
  const seen = await opened("one");
  const me = await idOf("mei@example.com");
  const tom = await putMember(world.db, { email: "tom@example.com", name: "Tom", roles: ["administrator"], now });
  expect(await mei.get("/staff/assignCase", { ...seen, ...key(), to: me })).toEqual({ id: seen.id, version: 2 });
  expect(await mei.get("/staff/assignCase", { ...seen, ...key(), version: 2, to: tom })).toEqual({
    id: seen.id,
    version: 3,
  });
  expect(await said("/staff/assignCase", { ...seen, ...key(), version: 3, to: randomUUID() })).toBe("INVALID_INPUT");
  await mei.get("/staff/assignCase", { ...seen, ...key(), version: 3, to: null });
  expect(await caseNow(seen.id)).toMatchObject({ owner_id: null, version: 4 });
  const steps = (await audit("case_assigned")).filter(({ details }) => details.subject === "one");
  expect(new Set(steps.map(({ who, details }) => `${who} ${details.from} ${details.to}`))).toEqual(
    new Set([`mei@example.com null ${me}`, `mei@example.com ${me} ${tom}`, `mei@example.com ${tom} null`]),
  );
});

test("who saw an older version changes nothing and is told so, even in the same moment", async () => {
  const seen = await opened("two at once");
  const me = await idOf("mei@example.com");
  const codes = await Promise.all([
    said("/staff/assignCase", { ...seen, ...key(), to: me }),
    said("/staff/closeCase", { ...seen, ...key(), note: "done" }),
    said("/staff/snoozeCase", { ...seen, ...key(), until: null }),
  ]);
  expect(codes.filter((code) => code === "SUCCESS")).toHaveLength(1);
  expect(codes.filter((code) => code !== "SUCCESS").every((code) => /^CASE_(CHANGED|CLOSED)$/.test(code))).toBe(true);
  expect((await caseNow(seen.id)).version).toBe(2);
});

test("the same request twice, also at once, is done once and answered alike; its key is good for nothing else", async () => {
  const seen = await opened("three");
  const wish = { ...seen, ...key(), note: "found and done" };
  const answers = await Promise.all([mei.get("/staff/closeCase", wish), mei.get("/staff/closeCase", wish)]);
  expect(answers).toEqual([
    { id: seen.id, version: 2 },
    { id: seen.id, version: 2 },
  ]);
  expect((await audit("case_closed")).filter(({ details }) => details.subject === "three")).toHaveLength(1);
  expect(await said("/staff/closeCase", { ...wish, note: "something else" })).toBe("REQUEST_KEY_REUSED");
  const other = await opened("four");
  expect(await said("/staff/assignCase", { ...other, requestKey: wish.requestKey, to: null })).toBe(
    "REQUEST_KEY_REUSED",
  );
  expect(await said("/staff/closeCase", { ...seen, ...key(), version: 2, note: "again" })).toBe("CASE_CLOSED");
});

test("a refused request leaves its key free for the next try", async () => {
  const seen = await opened("five");
  const wish = { ...seen, ...key(), note: "done" };
  expect(await said("/staff/closeCase", { ...wish, version: 7 })).toBe("CASE_CHANGED");
  expect(await said("/staff/closeCase", wish)).toBe("SUCCESS");
});

test("two colleagues who take the next at once never get the same, and the most pressing goes first", async () => {
  for (let n = 0; n < 8; n++)
    await openCase(
      world.db,
      { kind: "refund_failed", subject: `next ${n}`, details: {}, dueAt: new Date(now.getTime() + n * 1000) },
      now,
    );
  const taken = await Promise.all(
    Array.from({ length: 6 }, () => mei.get<{ id: string }>("/staff/takeNextCase", key())),
  );
  expect(new Set(taken.map(({ id }) => id)).size).toBe(6);
  const { rows } = await world.pool.query("select subject from cases where owner_id is null order by due_at");
  expect(rows.map(({ subject }) => subject)).toEqual(["next 6", "next 7"]);
  const wish = key();
  const again = await Promise.all([mei.get("/staff/takeNextCase", wish), mei.get("/staff/takeNextCase", wish)]);
  expect(again[0]).toEqual(again[1]);
  await mei.get("/staff/takeNextCase", key());
  expect(await mei.get("/staff/takeNextCase", key())).toEqual({ id: null });
});

test("of one kind it is the most pressing of that kind", async () => {
  for (const [n, kind] of (["refund_failed", "order_held", "order_held"] as const).entries())
    await openCase(
      world.db,
      { kind, subject: `of a kind ${n}`, details: {}, dueAt: new Date(now.getTime() + n * 1000) },
      now,
    );
  const { id } = await mei.get<{ id: string }>("/staff/takeNextCase", { ...key(), kind: "order_held" });
  const { rows } = await world.pool.query("select subject from cases where id = $1", [id]);
  expect(rows).toEqual([{ subject: "of a kind 1" }]);
  expect(await said("/staff/takeNextCase", { ...key(), kind: "no such" })).toBe("INVALID_INPUT");
  expect(await mei.get("/staff/takeNextCase", { ...key(), kind: "stock_low" })).toEqual({ id: null });
  await world.pool.query("delete from cases where subject like 'of a kind %'");
});

test("a snoozed case is nobody's next until its day, comes back by itself, and a day that is no such day is refused", async () => {
  const seen = await opened("six");
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  for (const until of [day(0), day(-1), day(91), "2026-02-30", "tomorrow"])
    expect([until, await said("/staff/snoozeCase", { ...seen, ...key(), until })]).toEqual([until, "INVALID_INPUT"]);
  await mei.get("/staff/snoozeCase", { ...seen, ...key(), until: day(2) });
  expect(await mei.get("/staff/takeNextCase", key())).toEqual({ id: null });
  await mei.get("/staff/snoozeCase", { ...seen, ...key(), version: 2, until: null });
  expect(await mei.get("/staff/takeNextCase", key())).toEqual({ id: seen.id });
});

test("what is over its due time is counted apart from daily work, and what was snoozed is over when it comes back", async () => {
  await opened("due in four hours");
  await opened("over");
  const { id, version } = await opened("put off");
  const later = new Date(now.getTime() + 5 * 3_600_000);
  await world.pool.query("update cases set due_at = $1 where subject <> 'due in four hours'", [now]);
  await world.pool.query("update cases set snoozed_until = $2 where id = $1 and version = $3", [id, later, version]);
  expect(await countCases(world.db, new Date(now.getTime() - 1))).toEqual({ open: 3, overdue: 0 });
  expect(await countCases(world.db, now)).toEqual({ open: 3, overdue: 1 });
  expect(await countCases(world.db, later)).toEqual({ open: 3, overdue: 3 });
  await world.pool.query("update cases set closed_at = now(), closing_note = 'done' where subject = 'over'");
  expect(await countCases(world.db, later)).toEqual({ open: 2, overdue: 2 });
});

test("what leaves by itself cannot be closed by hand; what left by itself says why", async () => {
  const seen = await opened("jobs", "jobs_stand_still");
  expect(await said("/staff/closeCase", { ...seen, ...key(), note: "done" })).toBe("CASE_ENDS_ITSELF");
  await closeCaseAbout(world.db, { kind: "jobs_stand_still", subject: "jobs" }, "The jobs went on.", now);
  expect(await caseNow(seen.id)).toMatchObject({ open: false, closing_note: "The jobs went on." });
});

test("an empty note, a case that is none and a colleague without a session are refused", async () => {
  const seen = await opened("seven");
  expect(await said("/staff/closeCase", { ...seen, ...key(), note: "  " })).toBe("INVALID_INPUT");
  expect(await said("/staff/closeCase", { ...seen, ...key(), id: randomUUID(), note: "done" })).toBe("NOT_FOUND");
  expect(await said("/staff/closeCase", { ...seen, ...key(), note: "done" }, staffBrowser(world))).toBe(
    "TOKEN_VALID_FAIL",
  );
  expect(await caseNow(seen.id)).toMatchObject({ open: true, version: 1 });
});

test("a case that is opened again, or learns of its order later, knows when that was placed", async () => {
  const { id } = await aCardOrder(world);
  await openCase(world.db, { kind: "refund_failed", subject: "late", details: {}, orderId: id }, now);
  await world.pool.query("update cases set closed_at = now()");
  await world.pool.query("update cases set order_placed_at = null");
  const placed = async () =>
    (await world.pool.query("select order_placed_at = placed_at as is from cases join orders on orders.id = order_id"))
      .rows;
  await world.pool.query("update cases set closed_at = null");
  expect(await placed()).toEqual([{ is: true }]);
  await world.pool.query("update cases set order_id = null, order_placed_at = null");
  await world.pool.query("update cases set order_id = $1", [id]);
  expect(await placed()).toEqual([{ is: true }]);
});
