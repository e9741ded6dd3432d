import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish, workOff } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { someOrders } from "../order-list/order-list.world.ts";
import type { GetBulkAction, GetBulkActions } from "./contract.ts";
import { doBulkAction } from "./do-bulk-action.server.ts";
import { gatherBulkAction } from "./gather-bulk-action.server.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
beforeEach(async () => {
  world = await freshWorld({
    profiles: 6,
    environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000", COSTLY_CALLS_PER_MINUTE: "10000" },
  });
  ({ browser } = await joined(world, { email: "kit@example.com", name: "Kit Wong", role: "support" }));
});
afterEach(() => world.close());

const rows = async (sql: string, values: unknown[] = []) => (await world.pool.query(sql, values)).rows;
const count = async (what: string) => (await rows(`select count(*)::int as count from ${what}`))[0].count as number;
const wish = (more: object) => ({
  requestKey: randomUUID(),
  kind: "note",
  note: "Flight HX608 was cancelled",
  ...more,
});
const start = async (more: object) => (await browser.get<{ id: string }>("/staff/startBulkAction", wish(more))).id;
const refusal = (more: object) => browser.code("/staff/startBulkAction", wish(more));
const page = (id: string, more: object = {}) =>
  browser.get<OutputOf<typeof GetBulkAction>>("/staff/getBulkAction", { id, ...more });
const stop = (id: string, who = browser) => who.code("/staff/stopBulkAction", { id, requestKey: randomUUID() });
const gather = (id: string) => gatherBulkAction.run({ id }, world.shop);
const turn = (id: string) => doBulkAction.run({ id }, world.shop);
const some = (many: number) => world.pool.query(someOrders(many));
const numbers = async (many: number): Promise<string[]> =>
  (await rows("select number from orders order by placed_at desc, id desc limit $1", [many])).map(
    ({ number }) => number,
  );

test("nothing is done for ten seconds; then each order once, in the order of the list, and the page says how far it is", async () => {
  await some(60);
  const orders = await numbers(30);
  const id = await start({ orders: [...orders, orders[0]!.toLowerCase()] });
  expect(await page(id)).toMatchObject({ state: "running", done: 0, left: 30, isFiltered: false, mayStop: true });
  await workOff(world, { only: "do-bulk-action" });
  expect(await count("order_notes")).toBe(0);
  await turn(id);
  expect(await page(id)).toMatchObject({ state: "running", done: 25, left: 5, note: "Flight HX608 was cancelled" });
  await turn(id);
  expect(await page(id)).toMatchObject({ state: "done", done: 30, left: 0, refused: [], mayStop: false, note: null });
  await turn(id);
  expect(await rows("select count(*)::int, count(distinct order_id)::int as orders from order_notes")).toEqual([
    { count: 30, orders: 30 },
  ]);
  expect(await count("actions where action = 'note_written' and who = 'kit@example.com'")).toBe(30);
  const { actions } = await browser.get<OutputOf<typeof GetBulkActions>>("/staff/getBulkActions", {});
  expect(actions).toEqual([
    { id, kind: "note", mailKind: null, to: null, who: "Kit Wong", state: "done", at: "2026-11-21T08:00:00.000Z" },
  ]);
});

test("stopped within the ten seconds nothing is done, stopped in between the rest is left", async () => {
  await some(40);
  const first = await start({ orders: await numbers(3) });
  expect(await stop(first)).toBe("SUCCESS");
  await turn(first);
  expect(await count("order_notes")).toBe(0);
  const second = await start({ orders: await numbers(30) });
  await turn(second);
  expect(await stop(second)).toBe("SUCCESS");
  await turn(second);
  expect(await page(second)).toMatchObject({ state: "stopped", done: 25, left: 5, stoppedBy: "kit@example.com" });
  expect(await stop(second)).toBe("BULK_OVER");
  expect(await stop(randomUUID())).toBe("NOT_FOUND");
  expect(await rows("select action from actions where action like 'bulk_%' order by action")).toEqual(
    ["bulk_begun", "bulk_begun", "bulk_stopped", "bulk_stopped"].map((action) => ({ action })),
  );
});

test("all of a filter is what it left at that moment, 10,000 at most, and says when there is more", async () => {
  await some(10_030);
  const id = await start({ currency: "HKD" });
  expect(await page(id)).toMatchObject({ state: "gathering", left: 0, isFiltered: true });
  await world.pool.query("update orders set placed_at = '2026-11-21T08:30Z' where number = 'FWT000000002'");
  await gather(id);
  await gather(id);
  expect(await page(id)).toMatchObject({ state: "running", left: 10_000, more: true });
  const places = "bulk_action_orders join orders on orders.id = order_id";
  expect(await rows(`select min(number), max(number), count(*)::int from ${places}`)).toEqual([
    { min: "FWT000000001", max: "FWT000010001", count: 10_000 },
  ]);
  expect(await count(`${places} where number = 'FWT000000002'`)).toBe(0);
});

test("a filter that leaves few is gathered from all orders, and one that leaves none ends at once", async () => {
  await some(11_000);
  await world.pool.query("update orders set currency = 'USD' where number in ('FWT000010900', 'FWT000000100')");
  const id = await start({ currency: "USD" });
  await gather(id);
  await turn(id);
  expect(await page(id)).toMatchObject({ state: "done", done: 2, more: false });
  const none = await start({ currency: "CNY" });
  await gather(none);
  await turn(none);
  expect(await page(none)).toMatchObject({ state: "done", done: 0, left: 0 });
});

describe("nothing lost and nothing twice", () => {
  const notes = () => rows("select count(*)::int, count(distinct order_id)::int as orders from order_notes");

  test("when it dies between two orders and is done again", async () => {
    await some(20);
    const orders = await numbers(20);
    const id = await start({ orders });
    await world.pool.query(`
      create function dies() returns trigger language plpgsql as
        $$ begin if new.order_id = (select id from orders where number = '${orders[7]!}') then raise 'killed'; end if;
          return new; end $$;
      create trigger dies before insert on order_notes for each row execute function dies()`);
    await expect(turn(id)).rejects.toThrow("killed");
    expect(await page(id)).toMatchObject({ state: "running", done: 7, left: 13 });
    await world.pool.query("drop trigger dies on order_notes");
    await turn(id);
    expect(await page(id)).toMatchObject({ state: "done", done: 20 });
    expect(await notes()).toEqual([{ count: 20, orders: 20 }]);
  });

  test("when two processes do it at the same time", async () => {
    await some(25);
    const id = await start({ orders: await numbers(25) });
    await Promise.all([turn(id), turn(id), turn(id)]);
    await turn(id);
    expect(await notes()).toEqual([{ count: 25, orders: 25 }]);
  });

  test("when it is stopped while it is done: what the page says is done has its note", async () => {
    await some(25);
    const id = await start({ orders: await numbers(25) });
    const [, stopped] = await Promise.all([turn(id), stop(id)]);
    const { done, left, state } = await page(id);
    expect(["SUCCESS", "BULK_OVER"]).toContain(stopped);
    expect([state, done + left]).toEqual([stopped === "SUCCESS" ? "stopped" : "done", 25]);
    expect(await notes()).toEqual([{ count: done, orders: done }]);
  });

  test("pressed twice it is one, and a second one waits until the first has ended", async () => {
    await some(5);
    const orders = await numbers(2);
    const same = wish({ orders });
    const ask = () => browser.get<{ id: string }>("/staff/startBulkAction", same);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one).toEqual(two);
    expect(await refusal({ orders })).toBe("BULK_UNDER_WAY");
    await turn(one.id);
    const codes = await Promise.all([refusal({ orders }), refusal({ orders })]);
    expect(codes.toSorted()).toEqual(["BULK_UNDER_WAY", "SUCCESS"]);
  });
});

test.each([
  ["the right", "delete from staff_grants where role = 'support' and \"right\" = 'write_notes'"],
  ["sight of orders", "delete from staff_grants where role = 'support' and \"right\" = 'see_orders'"],
  ["the role", "update staff set role = 'editor' where email = 'kit@example.com'"],
  ["the way in", "update staff set password_hash = null, totp_secret = null where email = 'kit@example.com'"],
])("%s is taken away in the middle: the rest is left", async (_, sql) => {
  await some(40);
  const admin = (await joined(world)).browser;
  const id = await start({ orders: await numbers(30) });
  await turn(id);
  await world.pool.query(sql);
  await turn(id);
  expect(await admin.get("/staff/getBulkAction", { id })).toMatchObject({
    state: "stopped",
    done: 25,
    left: 5,
    stoppedBy: null,
  });
});

/** Of the jobs of a name, each once. */
async function priorities(job: string): Promise<number[]> {
  const found = await rows(
    `select distinct priority from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = task_id
     where identifier = $1 order by priority`,
    [job],
  );
  return found.map(({ priority }) => priority);
}

test("one order is cancelled with its page closed as soon as any other work; with many it waits behind that", async () => {
  const open = unwrap((await world.answer("/order/create", aWish())).envelope) as {
    orderNumber: string;
    key: string;
  };
  const asked = { orderNumber: open.orderNumber, key: open.key, requestKey: randomUUID(), method: "card" };
  await world.answer("/payment/startPayment", asked);
  const wish = { requestKey: randomUUID(), number: open.orderNumber };
  expect(await browser.code("/staff/cancelOrder", wish)).toBe("SUCCESS");
  expect(await priorities("cancel-payment")).toEqual([0]);
});

test("what is not paid is cancelled, with its stock free at once; what is paid is refused by name", async () => {
  const paid = await delivered(world);
  const open = unwrap((await world.answer("/order/create", aWish())).envelope) as {
    orderNumber: string;
    key: string;
  };
  const asked = { orderNumber: open.orderNumber, key: open.key, requestKey: randomUUID(), method: "card" };
  await world.answer("/payment/startPayment", asked);
  expect(await count("esim_profiles where state = 'held'")).toBe(1);
  const id = await start({ kind: "cancel", orders: [open.orderNumber, paid.orderNumber] });
  await turn(id);
  expect(await page(id)).toMatchObject({
    done: 1,
    refused: [{ why: "This order is paid. Give the money back instead.", count: 1 }],
    orders: [{ number: paid.orderNumber, why: "This order is paid. Give the money back instead." }],
    next: null,
  });
  expect(await count("esim_profiles where state = 'held'")).toBe(0);
  expect(await rows("select state from orders where number = $1", [open.orderNumber])).toEqual([
    { state: "cancelled" },
  ]);
  expect(await rows("select before, after from actions where action = 'order_cancelled'")).toEqual([
    { before: { state: "paying" }, after: { state: "cancelled" } },
  ]);
  expect(await priorities("cancel-payment")).toEqual([5]);
  const again = { requestKey: randomUUID(), number: open.orderNumber };
  expect(await browser.code("/staff/cancelOrder", again)).toBe("SUCCESS");
  expect(await count("actions where action = 'order_cancelled'")).toBe(1);
  const refused = { requestKey: randomUUID(), number: paid.orderNumber };
  expect(await browser.code("/staff/cancelOrder", refused)).toBe("ORDER_IS_PAID");
});

test("an e-mail is sent again as it is to one order, behind everybody else's, and refused as it is there", async () => {
  const order = await delivered(world);
  await workOff(world, { evenLater: true, most: 200 });
  await some(1);
  const orders = [order.orderNumber, "FWT000000001"];
  const id = await start({ kind: "mail", mailKind: "esim_ready", orders });
  await turn(id);
  expect(await page(id)).toMatchObject({ done: 1, mailKind: "esim_ready", refused: [{ count: 1 }] });
  const sent = "mails where kind = 'esim_ready'";
  expect(await rows(`select state, held_until from ${sent} order by queued_at desc, state limit 1`)).toEqual([
    { state: "queued", held_until: null },
  ]);
  expect(await priorities("send-mail")).toEqual([5]);
  await workOff(world);
  expect(await count(`${sent} and state = 'sent'`)).toBe(2);
});

test("the open cases of many orders are given to a colleague, and an order without any is named", async () => {
  await some(4);
  const { browser: tom } = await joined(world, { email: "tom@example.com", name: "Tom Ridley", role: "logistics" });
  const { me, colleagues } = await browser.get<{ me: string; colleagues: { id: string; name: string }[] }>(
    "/staff/getAssignees",
    {},
  );
  const to = colleagues.find(({ name }) => name === "Tom Ridley")!.id;
  const orders = await numbers(3);
  const [two, theirs, none] = orders;
  await world.pool.query(
    `insert into cases (kind, subject, order_id, details, opened_at, due_at, owner_id, closed_at, closing_note)
       select kind, kind || number, id, '{}', now(), now(), owner::uuid, ended::timestamptz, ended from orders join (values
         ($1, 'refund_check', null, null), ($1, 'withdrawal', $4, null), ($2, 'refund_check', $5, null),
         ($3, 'refund_check', null, '2026-11-20')) as made (of, kind, owner, ended) on number = of`,
    [two, theirs, none, me, to],
  );
  const id = await start({ kind: "give", to, orders });
  await turn(id);
  expect(await page(id)).toMatchObject({
    done: 2,
    to: "Tom Ridley",
    refused: [{ why: "Nothing of this order waits for a person.", count: 1 }],
    orders: [{ number: none }],
  });
  expect(await count(`cases where owner_id = '${to}' and closed_at is null`)).toBe(3);
  // what was Tom's already was given to nobody
  expect(await count("actions where action = 'case_assigned' and who = 'kit@example.com'")).toBe(2);
  expect(await rows("select version from cases where owner_id = $1 order by version", [to])).toEqual(
    [1, 2, 2].map((version) => ({ version })),
  );
  expect(await tom.get("/staff/getInbox", { view: "mine" })).toMatchObject({ work: [{}, {}, {}] });
});

test.each([{}, { to: "nobody" }, { to: randomUUID() }])("given to %j, nothing begins", async (more) => {
  await some(1);
  expect(await refusal({ kind: "give", orders: await numbers(1), ...more })).toBe("INVALID_INPUT");
  expect(await count("bulk_actions")).toBe(0);
});

test.each([
  [{ kind: "everything" }, "INVALID_INPUT"],
  [{ kind: "mail" }, "INVALID_INPUT"],
  [{ kind: "mail", mailKind: "esim_for_traveller" }, "INVALID_INPUT"],
  [{ note: " " }, "INVALID_INPUT"],
  [{ note: "4242 4242 4242 4242" }, "INVALID_INPUT"],
  [{ orders: [] }, "INVALID_INPUT"],
  [{ orders: ["FWT000000001", "FW0000000000"] }, "ORDER_NOT_FOUND"],
  [{ orders: ["' or true --"] }, "ORDER_NOT_FOUND"],
  [{ area: "%" }, "INVALID_INPUT"],
])("%j begins nothing: %s", async (more, code) => {
  await some(1);
  expect(await refusal(more)).toBe(code);
  expect([await count("bulk_actions"), await count("actions where action = 'bulk_begun'")]).toEqual([0, 0]);
});

test("more than 500 are not chosen one by one", async () => {
  expect(await refusal({ orders: Array.from({ length: 501 }, (_, place) => `FWT${place}`) })).toBe("INVALID_INPUT");
});

test("what a role may not do with one order it may not do with many, nor stop", async () => {
  await some(2);
  const orders = await numbers(1);
  const { browser: logistics } = await joined(world, { email: "lo@example.com", name: "Lo", role: "logistics" });
  for (const more of [{ kind: "mail", mailKind: "esim_ready" }, { kind: "cancel" }])
    expect(await logistics.code("/staff/startBulkAction", wish({ orders, ...more }))).toBe("RIGHT_MISSING");
  const id = await start({ kind: "cancel", orders });
  expect(await stop(id, logistics)).toBe("RIGHT_MISSING");
  expect(await logistics.get("/staff/getBulkAction", { id })).toMatchObject({ mayStop: false });
});
