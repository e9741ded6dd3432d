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

test("a view shows its own and counts what there is", async () => {
  const { views, orders } = await list({ view: "to_post" });
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(["dispatching"]));
  expect(views).toEqual([
    { view: "all", count: 120, more: false },
    { view: "to_post", count: orders.length, more: false },
    { view: "refunding", count: 2, more: false },
  ]);
});

test("a number that is no order's finds nothing; a place that is none is said, not guessed", async () => {
  expect(shown(await list({ number: "FW0000000000" }))).toEqual([]);
  for (const wish of [{ after: "nonsense" }, { after: "a'b" }, { view: "secret" }, { after: "YQ", before: "YQ" }])
    expect([wish, await browser.code("/staff/getOrderList", wish)]).toEqual([wish, "INVALID_INPUT"]);
});
