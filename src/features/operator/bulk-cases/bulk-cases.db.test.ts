import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { GetBulkCaseAction, GetBulkCaseActions } from "./contract.ts";
import { doBulkCases } from "./do-bulk-cases.server.ts";
import { gatherBulkCases } from "./gather-bulk-cases.server.ts";

type Browser = Awaited<ReturnType<typeof joined>>["browser"];
let world: World;
let kit: Browser;
let tom: Browser;
let ids: { kit: string; tom: string };
beforeEach(async () => {
  world = await freshWorld({
    profiles: 1,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser: kit } = await joined(world, { email: "kit@example.com", name: "Kit Wong", role: "support" }));
  ({ browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "support" }));
  const staff = await rows("select id, email from staff");
  const idOf = (email: string) => staff.find((one) => one.email === email).id as string;
  ids = { kit: idOf("kit@example.com"), tom: idOf("tom@example.com") };
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const count = async (what: string) => (await rows(`select count(*)::int as count from ${what}`))[0].count as number;
const closing = { deed: "close", note: "The courier found them.", kind: "dispatch_late" };
const wish = (more: object) => ({ requestKey: randomUUID(), ...closing, ...more });
const start = async (more: object = {}, who = kit) =>
  (await who.get<{ id: string }>("/staff/startBulkCaseAction", wish(more))).id;
const refusal = (more: object, who = kit) => who.code("/staff/startBulkCaseAction", wish(more));
const page = (id: string, more: object = {}, who = kit) =>
  who.get<OutputOf<typeof GetBulkCaseAction>>("/staff/getBulkCaseAction", { id, ...more });
const stop = (id: string, who = kit) => who.code("/staff/stopBulkCaseAction", { id, requestKey: randomUUID() });
const gather = (id: string) => gatherBulkCases.run({ id }, world.shop);
const turn = (id: string) => doBulkCases.run({ id }, world.shop);
/** Gathered and begun, in the order of the inbox. */
const begun = async (more: object = {}, who = kit) => {
  const id = await start(more, who);
  await gather(id);
  return id;
};
const some = (many: number, kind = "dispatch_late") =>
  world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at)
      select $2, 'n' || n, '{}', $1::timestamptz, $1::timestamptz + n * interval '1 minute' from generate_series(1, ${many}) as n`,
    [world.shop.clock(), kind],
  );
const waiting = () => count("pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
const lines = (action: string) => count(`actions where action = '${action}'`);

test("nothing is done for ten seconds; then each case of the filter once, and the page says how far it is", async () => {
  await some(30);
  await some(3, "order_held");
  const id = await start();
  expect(await page(id)).toMatchObject({ state: "gathering", done: 0, left: 0, deed: "close", mayStop: true });
  expect((await page(id)).filter).toEqual({ view: "all", kind: "dispatch_late", owner: null });
  await gather(id);
  await gather(id);
  expect(await page(id)).toMatchObject({ state: "running", left: 30, more: false, note: closing.note });
  await workOff(world, { only: "do-bulk-cases" });
  expect(await count("cases where closed_at is not null")).toBe(0);
  await turn(id);
  expect(await page(id)).toMatchObject({ state: "running", done: 25, left: 5 });
  await turn(id);
  await turn(id);
  expect(await page(id)).toMatchObject({ state: "done", done: 30, left: 0, refused: [], mayStop: false, note: null });
  expect(
    await rows("select kind, closing_note, count(*)::int from cases where closed_at is not null group by 1, 2"),
  ).toEqual([{ kind: "dispatch_late", closing_note: closing.note, count: 30 }]);
  expect(await count("actions where action = 'case_closed' and who = 'kit@example.com'")).toBe(30);
  const { actions } = await tom.get<OutputOf<typeof GetBulkCaseActions>>("/staff/getBulkCaseActions", {});
  expect(actions).toEqual([
    { id, deed: "close", until: null, to: null, who: "Kit Wong", state: "done", at: "2026-11-21T08:00:00.000Z" },
  ]);
  expect(await rows("select details from actions where action = 'bulk_cases_begun'")).toEqual([
    { details: { bulk: id, deed: "close", kind: "dispatch_late" } },
  ]);
});

test("given to a colleague or put back, and snoozed, with a line of the trail for each that was changed", async () => {
  await some(3);
  await world.pool.query("update cases set owner_id = $1 where subject = 'n2'", [ids.tom]);
  const given = await begun({ deed: "assign", to: ids.tom, note: undefined });
  await turn(given);
  expect(await page(given)).toMatchObject({ state: "done", done: 3, to: "Tom Ridley", deed: "assign" });
  // what was Tom's already was given to nobody
  expect(await lines("case_assigned")).toBe(2);
  expect(await count(`cases where owner_id = '${ids.tom}'`)).toBe(3);
  const snoozed = await begun({ deed: "snooze", until: "2026-12-01", owner: ids.tom });
  await turn(snoozed);
  expect(await page(snoozed)).toMatchObject({ done: 3, deed: "snooze", until: "2026-12-01" });
  expect((await page(snoozed)).filter).toEqual({ view: "all", kind: "dispatch_late", owner: "Tom Ridley" });
  expect(await count("cases where snoozed_until = '2026-12-01T00:00Z'")).toBe(3);
  const back = await begun({ deed: "assign", to: null, view: "snoozed" });
  await turn(back);
  expect(await page(back)).toMatchObject({ done: 3, to: null });
  expect(await count("cases where owner_id is null")).toBe(3);
});

test("what leaves by itself is not closed by hand, and what is not done is listed with its reason", async () => {
  await some(2, "parcel_overdue");
  await some(60);
  const id = await begun({ kind: undefined });
  await world.pool.query("update cases set closed_at = now(), closing_note = 'by hand' where kind = 'dispatch_late'");
  for (let more = 0; more < 3; more++) await turn(id);
  const first = await page(id);
  expect(first).toMatchObject({
    state: "done",
    done: 0,
    refused: [
      { why: "was closed meanwhile", count: 60 },
      { why: "leaves by itself", count: 2 },
    ],
  });
  expect(first.cases.filter(({ why }) => why === "leaves by itself")).toMatchObject([
    { kind: "parcel_overdue", orderNumber: null },
    { kind: "parcel_overdue" },
  ]);
  const rest = await page(id, { after: first.next });
  expect([first.cases.length, rest.cases.length, rest.next]).toEqual([50, 12, null]);
});

test("what came between the press and the gathering is left alone, and so is what a colleague took, but for giving", async () => {
  await some(4);
  const [closes, gives] = [await start(), await start({ deed: "assign", to: ids.kit }, tom)];
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  await some(5, "order_held");
  await world.pool.query("update cases set kind = 'dispatch_late' where subject = 'n5'");
  await tom.get("/staff/takeNextCase", { requestKey: randomUUID() });
  // put off and brought back
  const [{ id: woken }] = await rows("select id from cases where subject = 'n2'");
  for (const [version, until] of [
    [1, "2026-11-25"],
    [2, null],
  ] as const)
    await tom.get("/staff/snoozeCase", { requestKey: randomUUID(), id: woken, version, until });
  await gather(closes);
  await gather(gives);
  const gathered = async (id: string) =>
    (
      await rows(
        "select subject from bulk_action_cases join cases on cases.id = case_id where bulk_action_id = $1 order by place",
        [id],
      )
    ).map(({ subject }) => subject);
  expect(await gathered(closes)).toEqual(["n3", "n4"]);
  expect(await gathered(gives)).toEqual(["n1", "n2", "n3", "n4"]);
  // what has become nobody's since was not among nobody's when it was pressed
  await stop(closes);
  const frees = await start({ deed: "assign", to: ids.kit, owner: "nobody" }, kit);
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  const [{ id: freed, version }] = await rows("select id, version from cases where subject = 'n1'");
  await tom.get("/staff/assignCase", { requestKey: randomUUID(), id: freed, version, to: null });
  await gather(frees);
  expect(await gathered(frees)).toEqual(["n2", "n3", "n4", "n5"]);
});

test("10,000 at most, and says when there is more; a filter that leaves none ends at once", async () => {
  await some(10_030);
  const id = await begun();
  expect(await page(id)).toMatchObject({ state: "running", left: 10_000, more: true });
  expect(await rows("select count(distinct case_id)::int from bulk_action_cases")).toEqual([{ count: 10_000 }]);
  const none = await begun({ kind: "order_held" }, tom);
  await turn(none);
  expect(await page(none)).toMatchObject({ state: "done", done: 0, left: 0 });
});

describe("what a colleague changes after it was gathered", () => {
  const change = async (subject: string) => {
    const [{ id, version }] = await rows("select id, version from cases where subject = $1", [subject]);
    await tom.get("/staff/assignCase", { requestKey: randomUUID(), id, version, to: ids.tom });
  };

  test.each([{ deed: "close" }, { deed: "snooze", until: "2026-12-01" }])("%j leaves it where it is", async (more) => {
    await some(3);
    const id = await begun(more);
    await change("n2");
    await turn(id);
    expect(await page(id)).toMatchObject({
      done: 2,
      refused: [{ why: "a colleague has changed it meanwhile", count: 1 }],
    });
    expect(await rows("select closed_at, snoozed_until, owner_id from cases where subject = 'n2'")).toEqual([
      { closed_at: null, snoozed_until: null, owner_id: ids.tom },
    ]);
  });

  test("it is given as it is now", async () => {
    await some(3);
    const id = await begun({ deed: "assign", to: ids.kit });
    await change("n2");
    await turn(id);
    expect(await page(id)).toMatchObject({ done: 3, refused: [] });
    expect(await count(`cases where owner_id = '${ids.kit}'`)).toBe(3);
  });

  test("a colleague who has left is given nothing", async () => {
    await some(1);
    const id = await begun({ deed: "assign", to: ids.tom });
    await world.pool.query("update bulk_case_actions set details = jsonb_build_object('to', gen_random_uuid())");
    await turn(id);
    expect(await page(id)).toMatchObject({
      done: 0,
      refused: [{ why: "This colleague is not among the staff any more." }],
    });
  });
});

describe("nothing lost and nothing twice", () => {
  test("when it dies between two cases and is done again", async () => {
    await some(20);
    const id = await begun();
    await world.pool.query(`
      create function dies() returns trigger language plpgsql as
        $$ begin if new.subject = 'n8' then raise 'killed'; end if; return new; end $$;
      create trigger dies before update on cases for each row execute function dies()`);
    await expect(turn(id)).rejects.toThrow("killed");
    expect(await page(id)).toMatchObject({ state: "running", done: 7, left: 13 });
    await world.pool.query("drop trigger dies on cases");
    await turn(id);
    expect(await page(id)).toMatchObject({ state: "done", done: 20, refused: [] });
    expect([await count("cases where closed_at is not null"), await lines("case_closed")]).toEqual([20, 20]);
  });

  test("when two processes do it at the same time", async () => {
    await some(25);
    const id = await begun();
    await Promise.all([turn(id), turn(id), turn(id)]);
    await turn(id);
    expect(await page(id)).toMatchObject({ done: 25, refused: [] });
    expect(await lines("case_closed")).toBe(25);
  });

  test("when it is stopped while a case is done: that one is done, and the rest is left", async () => {
    await some(25);
    const id = await begun();
    const holder = await world.pool.connect();
    await holder.query("begin; select from cases where subject = 'n2' for update");
    const turned = turn(id);
    while ((await waiting()) < 1);
    const stopped = stop(id, tom);
    const isOver = stopped.then(() => true);
    while (!(await Promise.race([isOver, waiting().then((many) => many >= 2)])));
    await holder.query("commit");
    holder.release();
    await turned;
    expect(await stopped).toBe("SUCCESS");
    const { done, left, state } = await page(id);
    expect([state, done + left, left > 0, done >= 2]).toEqual(["stopped", 25, true, true]);
    expect([await count("cases where closed_at is not null"), await lines("case_closed")]).toEqual([done, done]);
  });

  test("when two members close the same cases: each is closed once, and named to whoever came second", async () => {
    await some(25);
    const [one, other] = [await begun(), await begun({}, tom)];
    await Promise.all([turn(one), turn(other)]);
    await Promise.all([turn(one), turn(other)]);
    const [mine, theirs] = [await page(one), await page(other)];
    const refused = [mine, theirs].map((of) => of.refused.reduce((sum, { count: many }) => sum + many, 0));
    expect([mine.state, theirs.state, mine.done + theirs.done]).toEqual(["done", "done", 25]);
    expect(refused).toEqual([theirs.done, mine.done]);
    expect(await lines("case_closed")).toBe(25);
  });

  test("when one member gives the cases that another closes", async () => {
    await some(25);
    const [closes, gives] = [await begun(), await begun({ deed: "assign", to: ids.tom }, tom)];
    await Promise.all([turn(closes), turn(gives)]);
    await Promise.all([turn(closes), turn(gives)]);
    const [closed, given] = [await page(closes), await page(gives)];
    expect(await count("cases where closed_at is not null")).toBe(closed.done);
    // what was given first is not closed, what was closed first is not given
    expect(closed.done + given.done).toBe(25);
    expect(await lines("case_assigned")).toBe(given.done);
  });
});

test("pressed twice it is one, and a second one waits until the first has ended", async () => {
  await some(2);
  const same = wish({});
  const ask = () => kit.get<{ id: string }>("/staff/startBulkCaseAction", same);
  const [one, two] = await Promise.all([ask(), ask()]);
  expect(one).toEqual(two);
  expect(await refusal({})).toBe("BULK_UNDER_WAY");
  expect(await refusal({}, tom)).toBe("SUCCESS");
});

test("stopped within the ten seconds nothing is done, and it is over for good", async () => {
  await some(3);
  const id = await start();
  expect(await stop(id)).toBe("SUCCESS");
  await gather(id);
  await turn(id);
  expect(await page(id)).toMatchObject({ state: "stopped", done: 0, stoppedBy: "kit@example.com", note: null });
  expect(await count("cases where closed_at is not null")).toBe(0);
  expect([await stop(id), await stop(randomUUID())]).toEqual(["BULK_OVER", "NOT_FOUND"]);
  expect(await lines("bulk_cases_stopped")).toBe(1);
});

test.each([
  ["the right", "delete from staff_grants where role = 'support' and \"right\" = 'work_cases'"],
  ["sight of the inbox", "delete from staff_grants where role = 'support' and \"right\" = 'see_inbox'"],
  ["the role", "update staff set role = 'editor' where email = 'kit@example.com'"],
  ["the way in", "update staff set password_hash = null, totp_secret = null where email = 'kit@example.com'"],
])("%s is taken away in the middle: the rest is left", async (_, sql) => {
  await some(30);
  const admin = (await joined(world)).browser;
  const id = await begun();
  await turn(id);
  await world.pool.query(sql);
  await turn(id);
  expect(await page(id, {}, admin)).toMatchObject({ state: "stopped", done: 25, left: 5, stoppedBy: null });
});

test.each([
  { deed: "everything" },
  { note: " " },
  { deed: "assign", to: undefined },
  { deed: "assign", to: randomUUID() },
  { deed: "snooze" },
  { deed: "snooze", until: "2026-11-21" },
  { deed: "snooze", until: "2027-11-21" },
  { view: "closed" },
  { kind: "everything" },
  { owner: randomUUID() },
])("%j begins nothing", async (more) => {
  await some(1);
  expect(await refusal(more)).toBe("INVALID_INPUT");
  expect([await count("bulk_case_actions"), await lines("bulk_cases_begun")]).toEqual([0, 0]);
});

test("who may not work cases may not begin or stop it, and sees how far it is", async () => {
  await some(1);
  const { browser: editor } = await joined(world, { email: "ed@example.com", name: "Ed", role: "editor" });
  expect(await refusal({}, editor)).toBe("RIGHT_MISSING");
  const id = await start();
  expect(await stop(id, editor)).toBe("RIGHT_MISSING");
  expect(await page(id, {}, editor)).toMatchObject({ mayStop: false });
});
