import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joined, staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { someOrders } from "../order-list/order-list.world.ts";
import { lookForWork } from "./find-work.server.ts";

let world: World;
let browser: ReturnType<typeof staffBrowser>;
let now: Date;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  now = world.shop.clock();
});
beforeEach(() => world.pool.query("delete from cases"));
afterAll(() => world.close());

type Inbox = {
  views: { view: string; count: number | null; more: boolean }[];
  work: { id: string; version: number; kind: string; subject: string; press: string; [fact: string]: unknown }[];
  newer: string | null;
  older: string | null;
};
const inbox = (wish: object = {}) => browser.get<Inbox>("/staff/getInbox", wish);
const subjects = ({ work }: Inbox) => work.map(({ subject }) => subject);
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const opened = (subject: string, dueAt: Date, details = {}) =>
  openCase(world.db, { kind: "refund_failed", subject, details, dueAt }, now);

test("what is due first stands first, and of the same due time who leaves first; over pages, none twice or left out", async () => {
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at, departs_on)
      select 'refund_failed', lpad(n::text, 3, '0'), '{}', $1, $1::timestamptz + n / 4 * interval '1 hour',
        case when n % 4 = 3 then 'infinity'::date else date '2026-12-01' + n % 4 end from generate_series(0, 119) as n`,
    [now],
  );
  const first = await inbox();
  const second = await inbox({ after: first.older });
  const third = await inbox({ after: second.older });
  const all = Array.from({ length: 120 }, (_, n) => String(n).padStart(3, "0"));
  expect([first, second, third].flatMap(subjects)).toEqual(all);
  expect([first.newer, third.older]).toEqual([null, null]);
  const back = await inbox({ before: third.newer });
  expect(subjects(back)).toEqual(subjects(second));
  expect(subjects(await inbox({ before: back.newer }))).toEqual(subjects(first));
});

test("a case presses now, today, this week or later", async () => {
  for (const [subject, hours] of [
    ["now", -5],
    ["soon", 2],
    ["today", 3],
    ["week", 30],
    ["later", 200],
  ] as const)
    await opened(subject, later(hours));
  expect((await inbox()).work.map(({ subject, press }) => [subject, press])).toEqual([
    ["now", "now"],
    ["soon", "now"],
    ["today", "today"],
    ["week", "week"],
    ["later", "later"],
  ]);
});

test("each view shows its own and counts it; the number in the rail is what waits for anybody", async () => {
  for (const subject of ["mine", "free", "asleep", "done"]) await opened(subject, later(1));
  const id = Object.fromEntries((await inbox()).work.map((one) => [one.subject, one.id]));
  const me = (await browser.get<{ me: string }>("/staff/getCase", { id: id["mine"] })).me;
  const key = () => ({ requestKey: randomUUID(), version: 1 });
  await browser.get("/staff/assignCase", { ...key(), id: id["mine"], to: me });
  const until = later(72).toISOString().slice(0, 10);
  await browser.get("/staff/snoozeCase", { ...key(), id: id["asleep"], until });
  await browser.get("/staff/closeCase", { ...key(), id: id["done"], note: "Paid by hand." });
  const shown = await Promise.all(
    ["all", "mine", "unowned", "snoozed", "closed"].map(async (view) => [
      view,
      subjects(await inbox({ view })).toSorted(),
    ]),
  );
  expect(Object.fromEntries(shown)).toEqual({
    all: ["free", "mine"],
    mine: ["mine"],
    unowned: ["free"],
    snoozed: ["asleep"],
    closed: ["done"],
  });
  expect((await inbox()).views.map(({ view, count }) => [view, count])).toEqual([
    ["all", 2],
    ["mine", 1],
    ["unowned", 1],
    ["snoozed", 1],
    ["closed", null],
  ]);
  expect((await inbox({ view: "closed" })).work[0]).toMatchObject({ note: "Paid by hand.", owner: null });
  expect(await browser.get("/staff/getWaiting", {})).toEqual({
    inbox: 2,
    dispatch: 0,
    realNames: 0,
    enquiries: 0,
    incidents: 0,
  });
});

test("what is recorded of a case is shown without what leads to a person", async () => {
  await opened("facts", later(1), {
    email: "mei@example.com",
    phone: "+852 5123 4567",
    asked: { message: "write to zoe@example.org or +447700900123", tried: ["restart", "apn"] },
    empty: null,
    there: { amount: 123456, currency: "JPY", state: "needs_action" },
  });
  const [{ id } = { id: "" }] = (await inbox()).work;
  const { facts } = await browser.get<{ facts: { name: string; value: string }[] }>("/staff/getCase", { id });
  const inOrder = facts.toSorted((one, other) => one.name.localeCompare(other.name));
  expect(inOrder).toEqual([
    { name: "asked.message", value: "write to z•••@example.org or •••• 0123" },
    { name: "asked.tried", value: "restart, apn" },
    { name: "email", value: "m•••@example.com" },
    { name: "phone", value: "•••• 4567" },
    { name: "there.amount", value: "JPY 1,234.56" },
    { name: "there.state", value: "needs_action" },
  ]);
});

test("what waits by its state is found, once, and leaves by itself when it is done", async () => {
  await world.pool.query(someOrders(1));
  await world.pool.query(
    `insert into refund_requests (request_key, order_id, kind, state, positions, reason, decision, asked_at, contact, amount, currency)
    select gen_random_uuid(), id, 'refund', 'asked', '{1}', 'does_not_work', 'review', $1, 'mei@example.com', 100, 'HKD' from orders limit 1`,
    [now],
  );
  for (let time = 0; time < 2; time++) await lookForWork(world.db, world.shop.config, now);
  const [work, ...more] = (await inbox()).work;
  expect(more).toEqual([]);
  // Saturday 21 November; the third working day is a Wednesday, in Hong Kong until six
  expect(work).toMatchObject({ kind: "refund_asked", orderNumber: "FWT000000001", dueAt: "2026-11-25T10:00:00.000Z" });
  await world.pool.query("update refund_requests set state = 'granted', decided_at = $1", [now]);
  await lookForWork(world.db, world.shop.config, now);
  expect(subjects(await inbox())).toEqual([]);
  expect((await inbox({ view: "closed" })).work[0]).toMatchObject({ note: "The request was decided or withdrawn." });
});

test("jobs that were given up are one case for each job, until they are run again", async () => {
  await world.pool.query(
    "select graphile_worker.add_job('send-mail', '{}', job_key := k) from unnest('{a,b}'::text[]) as k",
  );
  await world.pool.query(
    "update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no', run_at = $1 where key in ('a', 'b')",
    [now],
  );
  await lookForWork(world.db, world.shop.config, now);
  expect((await inbox()).work.map(({ kind, subject }) => [kind, subject])).toEqual([["job_given_up", "send-mail"]]);
  await world.pool.query("delete from graphile_worker._private_jobs");
  await lookForWork(world.db, world.shop.config, now);
  expect(subjects(await inbox())).toEqual([]);
});

test("a registration waits for its reviewer until it is decided, within a day of being sent", async () => {
  await world.pool.query(
    `insert into real_names (id, number, state, channel, language, master_key, wrapped_key, details, begun_at, received_at)
      values (gen_random_uuid(), 'RN00000001', 'received', 'shop', 'en', 'k', '', '', $1, $1)`,
    [later(-20)],
  );
  await lookForWork(world.db, world.shop.config, now);
  const [work, ...more] = (await inbox()).work;
  expect(more).toEqual([]);
  expect(work).toMatchObject({ kind: "real_name_waits", subject: "RN00000001", owner: null, title: null });
  expect(work).toMatchObject({ dueAt: later(4).toISOString(), press: "today" });
  expect(await browser.get("/staff/getWaiting", {})).toMatchObject({ inbox: 1, realNames: 1 });
  await world.pool.query("update real_names set state = 'withdrawn'");
  await lookForWork(world.db, world.shop.config, now);
  expect(subjects(await inbox())).toEqual([]);
  expect(await browser.get("/staff/getWaiting", {})).toMatchObject({ inbox: 0, realNames: 0 });
});

test("an incident is work until it ends, by the name that staff gave it last", async () => {
  const facts = { touches: "gateway", name: null, still: false, since: later(-1).toISOString(), until: null };
  const { id } = await browser.get<{ id: string }>("/staff/openIncident", {
    ...facts,
    requestKey: randomUUID(),
    title: "Cards",
  });
  await lookForWork(world.db, world.shop.config, now);
  const change = (more: object, version: number) =>
    browser.get("/staff/changeIncident", { ...facts, ...more, id, version, requestKey: randomUUID() });
  await change({ title: "Cards of one bank" }, 1);
  const [work] = (await inbox()).work;
  expect(work).toMatchObject({ kind: "incident_open", subject: id, title: "Cards of one bank" });
  expect(await browser.get("/staff/getWaiting", {})).toMatchObject({ inbox: 1, incidents: 1 });
  await change({ title: "Cards of one bank", until: now.toISOString() }, 2);
  await lookForWork(world.db, world.shop.config, now);
  expect(subjects(await inbox())).toEqual([]);
  expect(await browser.get("/staff/getWaiting", {})).toMatchObject({ inbox: 0, incidents: 0 });
});

test("a case that somebody opened by hand without a day, or about no incident, hides no other", async () => {
  await openCase(world.db, { kind: "parcels_to_post", subject: "soon", details: {}, dueAt: later(1) }, now);
  await openCase(world.db, { kind: "incident_open", subject: "the mast", details: {}, dueAt: later(2) }, now);
  await opened("R1", later(3));
  expect((await inbox()).work).toMatchObject([
    { subject: "soon", parcels: 0 },
    { subject: "the mast", title: null },
    { subject: "R1" },
  ]);
});

test("an address that knows no such view or case is refused with its field", async () => {
  for (const wish of [
    { view: "secret" },
    { after: "x" },
    { after: randomUUID() },
    { after: randomUUID(), before: randomUUID() },
  ])
    expect([wish, await browser.code("/staff/getInbox", wish)]).toEqual([wish, "INVALID_INPUT"]);
  expect(await browser.code("/staff/getCase", { id: randomUUID() })).toBe("NOT_FOUND");
  expect(await staffBrowser(world).code("/staff/getInbox", {})).toBe("TOKEN_VALID_FAIL");
});

test("the numbers beside the areas stop where nobody reads them", async () => {
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at)
      select 'refund_failed', 'many ' || n, '{}', $1, $1 from generate_series(1, 1200) as n`,
    [now],
  );
  expect(await browser.get("/staff/getWaiting", {})).toEqual({
    inbox: 1_000,
    dispatch: 0,
    realNames: 0,
    enquiries: 0,
    incidents: 0,
  });
});

test("stock that will not last until new stock comes is work, by the setting, and leaves when there is enough", async () => {
  const low = async () => {
    await lookForWork(world.db, world.shop.config, world.shop.clock());
    const { rows } = await world.pool.query<{ subject: string }>(
      "select subject from cases where kind = 'stock_low' and closed_at is null",
    );
    return rows.map(({ subject }) => subject);
  };
  expect(await low()).toEqual([]);
  // one a day, and as many came on the day before as were sold since
  await world.pool.query(
    `insert into stock_days (pool, day, was, became, pieces)
      select 'esims', $1::date - n, 'available', 'allotted', 1 from generate_series(1, 28) as n
      union all select 'esims', $1::date - 29, '', 'available', 28`,
    [world.shop.clock().toISOString().slice(0, 10)],
  );
  expect(await low()).toEqual([]);
  await world.pool.query(
    `insert into setting_changes (setting, version, value, reason, changed_at, changed_by)
      select 'stock_delivery_days', 1, '60', 'the maker is slow', $1, id from staff limit 1`,
    [world.shop.clock()],
  );
  expect(await low()).toEqual(["esims"]);
  await world.pool.query("update stock_days set pieces = 1000 where was = '' and pool = 'esims'");
  expect(await low()).toEqual([]);
});

test("what is past counting for one colleague is nothing for another whose role does not see it", async () => {
  const { browser: editor } = await joined(world, { email: "ada@example.com", name: "Ada", role: "editor" });
  await world.pool.query(
    `insert into incidents (title, touches, still, since, opened_at, staff_id)
      select 'Cards ' || n, 'gateway', false, $1, $1, (select id from staff where email = 'ada@example.com')
      from generate_series(1, 1001) as n`,
    [now],
  );
  expect(await browser.get("/staff/getWaiting", {})).toMatchObject({ incidents: 1000 });
  expect(await editor.get("/staff/getWaiting", {})).toMatchObject({ incidents: 0 });
  // held for a minute, and still not theirs
  await world.pool.query("delete from incidents");
  expect(await browser.get("/staff/getWaiting", {})).toMatchObject({ incidents: 1000 });
  expect(await editor.get("/staff/getWaiting", {})).toMatchObject({ incidents: 0 });
});
