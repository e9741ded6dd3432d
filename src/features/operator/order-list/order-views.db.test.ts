import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { putMember } from "../../staff/members/store.server.ts";
import type { FindFilterInTheWay, GetOrderList } from "./contract.ts";
import { someOrders } from "./order-list.world.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let tom: string;
let now: Date;
beforeAll(async () => {
  world = await freshWorld({ profiles: 12, environment: { COMPUTE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  now = world.shop.clock();
  tom = await putMember(world.db, { email: "tom@example.com", name: "Tom", roles: ["administrator"], now });
});
beforeEach(() =>
  world.pool.query(`
    delete from cases; delete from refund_requests; delete from dispatches;
    update esim_profiles set state = 'available', order_id = null, position = null, allotted_at = null, profile_state = 'released';
    delete from payments; delete from orders;
    ${someOrders(12)};
    update orders set state = 'delivered', placed_at = $$${days(-5)}$$, closed_at = $$${days(-5)}$$`),
);
afterAll(() => world.close());

const days = (count: number) => new Date(now.getTime() + count * 86_400_000).toISOString();
const number = (n: number) => `FWT${String(n).padStart(9, "0")}`;
const idOf = async (n: number) =>
  (await world.pool.query<{ id: string }>("select id from orders where number = $1", [number(n)])).rows[0]!.id;
const set = (n: number, what: string) => world.pool.query(`update orders set ${what} where number = '${number(n)}'`);
type List = OutputOf<typeof GetOrderList>;
const list = (wish: object = {}) => browser.get<List>("/staff/getOrderList", wish);
const shown = async (view: string, more: object = {}) =>
  (await list({ view, ...more })).orders.map((order) => Number(order.number.slice(3))).toSorted((a, b) => a - b);
const count = async (view: string) => (await list()).views.find((one) => one.view === view)!.count;

async function help(n: number, { owner, until, hours = 0 }: { owner?: string; until?: string; hours?: number } = {}) {
  const dueAt = new Date(now.getTime() + hours * 3_600_000);
  await openCase(world.db, { kind: "help_asked", subject: `${n}`, orderId: await idOf(n), details: {}, dueAt }, now);
  await world.pool.query("update cases set owner_id = $2, snoozed_until = $3 where subject = $1", [
    `${n}`,
    owner,
    until,
  ]);
}
const esim = async (n: number, state: string, allottedAt = days(-5)) =>
  world.pool.query(
    `update esim_profiles set state = 'allotted', order_id = $1, allotted_at = $2, profile_state = $3,
      position = (select count(*) + 1 from esim_profiles where order_id = $1)
      where iccid = (select iccid from esim_profiles where state = 'available' limit 1)`,
    [await idOf(n), allottedAt, state],
  );

test("an order needs a person while a case of it is open and not put off, or its refund is asked for", async () => {
  await help(1);
  await help(2, { until: days(1) });
  await help(3);
  await world.pool.query("update cases set closed_at = $1, closing_note = 'done' where subject = '3'", [now]);
  await world.pool.query(
    `insert into refund_requests (request_key, order_id, kind, state, reason, positions, contact, decision, amount, currency, asked_at)
      values (gen_random_uuid(), $1, 'refund', 'asked', 'other', '{1}', 'mei@example.com', 'review', 100, 'HKD', $2)`,
    [await idOf(4), now],
  );
  expect([await shown("needs_person"), await count("needs_person")]).toEqual([[1, 4], 2]);
  // what somebody puts off is no longer a person's, though its request still waits
  await openCase(
    world.db,
    {
      kind: "refund_asked",
      subject: (await world.pool.query("select id from refund_requests")).rows[0].id,
      orderId: await idOf(4),
      details: {},
    },
    now,
  );
  await world.pool.query("update cases set snoozed_until = $1 where kind = 'refund_asked'", [days(2)]);
  expect(await shown("needs_person")).toEqual([1]);
});

test("mine is what I own, and nobody else's", async () => {
  const me = (await world.pool.query("select id from staff where email = 'mei@example.com'")).rows[0].id;
  await help(1, { owner: me });
  await help(2, { owner: tom });
  await help(3);
  expect([await shown("mine"), await count("mine")]).toEqual([[1], 1]);
  await world.pool.query("update cases set owner_id = $1", [tom]);
  expect([await shown("mine"), await count("mine")]).toEqual([[], 0]);
});

test("what presses most stands on top, what is due first first, each order once, with what it is and whose", async () => {
  for (const n of [1, 2, 3, 4, 5, 6]) await help(n, { hours: 10 - n });
  await help(7, { hours: -1, owner: tom });
  await openCase(world.db, { kind: "refund_failed", subject: "x", orderId: await idOf(7), details: {} }, now);
  const { pressing } = await list({ isWithPressing: true });
  expect(pressing.map((order) => Number(order.number.slice(3)))).toEqual([7, 6, 5, 4, 3]);
  expect(pressing[0]).toMatchObject({
    buyer: "m•••@example.com",
    work: { kind: "help_asked", press: "now", owner: "Tom", of: 2 },
  });
  expect((await list()).pressing).toEqual([]);
  expect((await list({ number: number(1), more: ["work"] })).orders[0]!.work).toMatchObject({ owner: null, of: 1 });
  expect((await list({ number: number(9), more: ["work"] })).orders[0]!.work).toBeNull();
});

test("48 hours after delivery an eSIM that is reported and on no phone is named; one without a report is not", async () => {
  await esim(1, "released");
  await esim(2, "unknown");
  await esim(3, "downloaded");
  await esim(4, "error");
  await esim(5, "deleted");
  // one of two
  await esim(6, "enabled");
  await esim(6, "released");
  await esim(7, "released");
  await set(7, `closed_at = '${days(-1)}'`);
  await esim(8, "released");
  await set(8, "state = 'refunded'");
  // another one in place of the first, given out yesterday
  await esim(9, "released", days(-1));
  expect([await shown("not_installed"), await count("not_installed")]).toEqual([[1, 3, 4, 6], null]);
  expect(await shown("not_installed", { esim: "downloaded" })).toEqual([3]);
  const { without } = await browser.get<OutputOf<typeof FindFilterInTheWay>>("/staff/findFilterInTheWay", {
    view: "not_installed",
    currency: "CNY",
  });
  expect(without).toEqual([{ drop: "currency", count: 4, more: false }]);
});

test("who leaves today or within three days is named while something is not ready, and nobody else", async () => {
  const leaves = (n: number, day: string, state = "delivered") => set(n, `departs_on = '${day}', state = '${state}'`);
  const day = (count: number) => days(count).slice(0, 10);
  await leaves(1, day(0), "paid");
  await leaves(2, day(3), "dispatching");
  await leaves(3, day(4), "paid");
  await leaves(4, day(-1), "paid");
  await leaves(5, day(1));
  await esim(5, "released");
  await leaves(6, day(1));
  await esim(6, "enabled");
  await leaves(7, day(1));
  await esim(7, "unknown");
  await leaves(8, day(2));
  await help(8);
  await leaves(9, day(1), "placed");
  await leaves(10, day(1), "refunded");
  const parcel = async (n: number, state: string) =>
    world.pool.query(
      `insert into dispatches (order_id, state, queued_at, carrier, tracking_number, sent_at, arrives_by) values ($1, $2, $3, 'x', 'y', $3, $3::timestamptz::date)`,
      [await idOf(n), state, now],
    );
  await leaves(11, day(2));
  await parcel(11, "sent");
  await leaves(12, day(2));
  await parcel(12, "arrived");
  expect(await shown("leaving")).toEqual([1, 2, 5, 8, 11]);
});
