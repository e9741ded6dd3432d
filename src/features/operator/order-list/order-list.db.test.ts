import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { someOrders } from "./order-list.world.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let numbers: string[];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  await world.pool.query(someOrders(120));
  const { rows } = await world.pool.query<{ number: string }>(
    "select number from orders order by placed_at desc, id desc",
  );
  numbers = rows.map(({ number }) => number);
});
afterAll(() => world.close());

type List = {
  views: { view: string; count: number; more: boolean }[];
  orders: { number: string; buyer: string; [fact: string]: unknown }[];
  newer: string | null;
  older: string | null;
  lookedBackTo: string | null;
  areas: { area: string; name: string }[];
};
const list = (wish: object = {}) => browser.get<List>("/staff/getOrderList", wish);
const shown = ({ orders }: List) => orders.map(({ number }) => number);

test("pages of 50 lead through all orders, newest first, and back, with none twice or left out", async () => {
  const first = await list();
  const second = await list({ after: first.older });
  const third = await list({ after: second.older });
  expect([first, second, third].flatMap(shown)).toEqual(numbers);
  expect([first.newer, third.older, third.orders.length]).toEqual([null, null, 20]);
  const back = await list({ before: third.newer });
  expect(shown(back)).toEqual(shown(second));
  expect(shown(await list({ before: back.newer }))).toEqual(shown(first));
});

test("a row says what was bought, and the buyer's mailbox only masked", async () => {
  const { orders } = await list({ number: ` ${numbers[0]!.toLowerCase()} ` });
  expect(orders).toEqual([
    expect.objectContaining({
      number: numbers[0],
      buyer: "m•••@example.com",
      way: "esim",
      area: "Japan",
      iso2: "JP",
      plan: { kind: "fixed", allowanceMb: 10_240, days: 30 },
      total: { amount: 100, currency: "HKD" },
      method: "card",
    }),
  ]);
  expect(JSON.stringify(await list())).not.toContain("mei@example.com");
});

test("of what a search has found a list shows these alone, in its own order and by its other facets", async () => {
  const some = [numbers[7]!, numbers[90]!, numbers[3]!, "FW0000000000"];
  expect(shown(await list({ numbers: some }))).toEqual([numbers[3], numbers[7], numbers[90]]);
  expect(shown(await list({ numbers: some, sort: "placed" }))).toEqual([numbers[90], numbers[7], numbers[3]]);
  expect(shown(await list({ numbers: some, way: "physical" }))).toEqual([]);
  expect((await list({ numbers: [] })).orders).toEqual([]);
  expect(await browser.code("/staff/getOrderList", { numbers: numbers.slice(0, 51) })).toBe("INVALID_INPUT");
});

test("a view shows its own and counts what there is", async () => {
  const { views, orders } = await list({ view: "to_post" });
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(["dispatching"]));
  expect(views).toEqual([
    { view: "all", count: 120, more: false },
    { view: "needs_person", count: 0, more: false },
    { view: "to_post", count: orders.length, more: false },
    { view: "refunding", count: 2, more: false },
    { view: "not_installed", count: null, more: false },
    { view: "leaving", count: null, more: false },
    { view: "mine", count: 0, more: false },
  ]);
});

const unknown = [
  { state: "lost" },
  { way: "post" },
  { area: "%" },
  { method: "cash" },
  { currency: "EUR" },
  { placed: "1y" },
];

test("facets leave those that have all of them, over pages, and lead back", async () => {
  const has = { way: "esim", area: "JP", method: "card", currency: "HKD", placed: "28d" };
  expect((await list(has)).orders).toHaveLength(50);
  const { rows } = await world.pool.query<{ number: string }>(
    "select number from orders where state = 'delivered' order by placed_at desc, id desc",
  );
  const first = await list({ ...has, state: "delivered" });
  const second = await list({ ...has, state: "delivered", after: first.older });
  const third = await list({ ...has, state: "delivered", after: second.older });
  expect([first, second, third].flatMap(shown)).toEqual(rows.map(({ number }) => number));
  expect([first.lookedBackTo, third.older]).toEqual([null, null]);
  expect(shown(await list({ ...has, state: "delivered", before: second.newer }))).toEqual(shown(first));
  expect(first.areas).toContainEqual({ area: "JP", name: "Japan" });
});

test.each([{ way: "physical" }, { area: "US" }, { method: "wechat" }, { currency: "CNY" }, { state: "cancelled" }])(
  "%j alone leaves none of them",
  async (facet) =>
    expect(await list(facet)).toMatchObject({ orders: [], newer: null, older: null, lookedBackTo: null }),
);

test("what was placed before the span is left out", async () => {
  await world.pool.query(`update orders set placed_at = placed_at - interval '8 days' where number = '${numbers[3]!}'`);
  expect(shown(await list({ placed: "7d" }))).not.toContain(numbers[3]);
  expect(shown(await list({ placed: "28d", after: (await list({ placed: "28d" })).older }))).not.toContain(numbers[0]);
  await world.pool.query(`update orders set placed_at = placed_at + interval '8 days' where number = '${numbers[3]!}'`);
});

test("a number that is no order's finds nothing; a place that is none is said, not guessed", async () => {
  expect(shown(await list({ number: "FW0000000000" }))).toEqual([]);
  for (const wish of [
    { after: "nonsense" },
    { after: "a'b" },
    { view: "secret" },
    { after: "YQ", before: "YQ" },
    ...unknown,
  ])
    expect([wish, await browser.code("/staff/getOrderList", wish)]).toEqual([wish, "INVALID_INPUT"]);
});
