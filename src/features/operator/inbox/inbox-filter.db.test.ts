import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { CountInboxFacet, FindInboxFilterInTheWay, GetInbox } from "./contract.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let me: string;
let tom: string;
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", COMPUTE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "support" });
  const { rows } = await world.pool.query("select id, name from staff");
  [me, tom] = [rows.find(({ name }) => name !== "Tom Ridley")!.id, rows.find(({ name }) => name === "Tom Ridley")!.id];
});
beforeEach(async () => {
  await world.pool.query("delete from cases");
  // of each kind three: nobody's, mine, Tom's; and the same once more, closed
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at, owner_id, closed_at, closing_note)
      select kind, concat_ws(' ', kind, whose, ended), '{}', now, now + n * interval '1 hour', id::uuid,
        case when ended is not null then now + n * interval '1 minute' end, ended
      from (values ($1::timestamptz)) as clock (now),
        (values (1, 'refund_failed'), (2, 'order_held'), (3, 'dispatch_late')) as kinds (n, kind),
        (values ('free', null), ('mine', $2), ('tom', $3)) as owners (whose, id), (values (null), ('over')) as ends (ended)`,
    [world.shop.clock(), me, tom],
  );
});
afterAll(() => world.close());

const inbox = (wish: object) => browser.get<OutputOf<typeof GetInbox>>("/staff/getInbox", wish);
const subjects = async (wish: object) => (await inbox(wish)).work.map(({ subject }) => subject);
const counts = async (wish: object) => {
  const { values, more } = await browser.get<OutputOf<typeof CountInboxFacet>>("/staff/countInboxFacet", wish);
  return [Object.fromEntries(values.map(({ value, name, count }) => [name ?? value, count])), more];
};
const without = async (wish: object) =>
  (await browser.get<OutputOf<typeof FindInboxFilterInTheWay>>("/staff/findInboxFilterInTheWay", wish)).without;

test("a kind, an owner or both are left, of any view, in the inbox's order", async () => {
  expect(await subjects({ kind: "order_held" })).toHaveLength(3);
  expect(await subjects({ owner: tom })).toEqual(["refund_failed tom", "order_held tom", "dispatch_late tom"]);
  expect(await subjects({ owner: "nobody", kind: "order_held" })).toEqual(["order_held free"]);
  expect(await subjects({ view: "mine", kind: "dispatch_late" })).toEqual(["dispatch_late mine"]);
  expect(await subjects({ view: "mine", owner: tom })).toEqual([]);
  expect(await subjects({ view: "closed", owner: tom })).toEqual([
    "dispatch_late tom over",
    "order_held tom over",
    "refund_failed tom over",
  ]);
  expect(await subjects({ view: "closed", kind: "order_held", owner: "nobody" })).toEqual(["order_held free over"]);
});

test.each([{ view: "all" }, { view: "closed" }])("pages of a filter have each case once: %j", async ({ view }) => {
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at, closed_at)
      select case n % 2 when 0 then 'order_held' else 'refund_failed' end, 'n' || n, '{}', $1::timestamptz,
        $1::timestamptz + n / 4 * interval '1 hour', case when $2 then $1::timestamptz + n / 4 * interval '1 minute' end
      from generate_series(1, 240) as n`,
    [world.shop.clock(), view === "closed"],
  );
  const wish = { view, kind: "order_held", owner: "nobody" };
  const first = await inbox(wish);
  const second = await inbox({ ...wish, after: first.older });
  const third = await inbox({ ...wish, after: second.older });
  const all = [first, second, third].flatMap(({ work }) => work.map(({ id }) => id));
  expect([all.length, new Set(all).size, third.older]).toEqual([121, 121, null]);
  const back = await inbox({ ...wish, before: third.newer });
  expect(back.work).toEqual(second.work);
});

test("a facet is counted by what else is asked for, and not by itself", async () => {
  expect(await counts({ facet: "kind" })).toEqual([{ refund_failed: 3, order_held: 3, dispatch_late: 3 }, false]);
  expect(await counts({ facet: "kind", kind: "order_held", owner: tom })).toEqual([
    { refund_failed: 1, order_held: 1, dispatch_late: 1 },
    false,
  ]);
  expect(await counts({ facet: "owner", kind: "order_held" })).toMatchObject([{ nobody: 1, "Tom Ridley": 1 }, false]);
  expect(await counts({ facet: "owner", view: "closed", owner: tom })).toMatchObject([
    { nobody: 3, "Tom Ridley": 3 },
    false,
  ]);
  await world.pool.query("update cases set kind = 'of_a_newer_version' where subject = 'order_held tom'");
  expect(await counts({ facet: "kind", owner: tom })).toEqual([{ refund_failed: 1, dispatch_late: 1 }, false]);
});

test("a count stops at 10,000 and says so", async () => {
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at)
      select 'order_held', 'n' || n, '{}', $1, $1 from generate_series(1, 10001) as n`,
    [world.shop.clock()],
  );
  expect(await counts({ facet: "owner", kind: "order_held" })).toEqual([{ nobody: 10_000 }, true]);
  expect(await without({ view: "mine", owner: "nobody" })).toEqual([
    { drop: "view", count: 10_000, more: true },
    { drop: "owner", count: 3, more: false },
  ]);
});

test("of a filter that leaves nothing it is said which one to drop, and what that would show", async () => {
  await world.pool.query("delete from cases where subject in ('order_held tom', 'order_held mine', 'order_held free')");
  expect(await subjects({ kind: "order_held", owner: tom })).toEqual([]);
  expect(await without({ kind: "order_held", owner: tom })).toEqual([{ drop: "kind", count: 2, more: false }]);
  expect(await without({ kind: "order_held" })).toEqual([{ drop: "kind", count: 6, more: false }]);
  expect(await without({ view: "snoozed", kind: "order_held" })).toEqual([]);
});

test("what has come since is counted by the filter, for its owner also what was given", async () => {
  const since = world.shop.clock();
  const fresh = async (asks: object) =>
    (
      await browser.get<{ count: number }>("/staff/countNewRows", {
        list: "inbox",
        view: "all",
        since: since.toISOString(),
        asks,
      })
    ).count;
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at) select kind, 'new', '{}', $1, $1
      from (values ('order_held'), ('dispatch_late')) as kinds (kind)`,
    [new Date(since.getTime() + 1000)],
  );
  expect([await fresh({}), await fresh({ kind: "order_held" }), await fresh({ owner: tom })]).toEqual([2, 1, 0]);
  await world.pool.query("update cases set owner_id = $1, given_at = $2 where subject = 'dispatch_late free'", [
    tom,
    new Date(since.getTime() + 2000),
  ]);
  expect(await fresh({ owner: tom })).toBe(1);
});

test.each([{ kind: "everything" }, { owner: "everybody" }, { owner: randomUUID() }])("%j is refused", async (wish) => {
  expect(await browser.code("/staff/getInbox", wish)).toBe("INVALID_INPUT");
});
