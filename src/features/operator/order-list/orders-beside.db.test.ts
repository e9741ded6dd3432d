import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { someOrders } from "./order-list.world.ts";
import { mostPlaced } from "./rules.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
let numbers: string[];
beforeAll(async () => {
  world = await freshWorld();
  ({ browser } = await joined(world));
  await world.pool.query(someOrders(120));
  const { rows } = await world.pool.query<{ number: string }>(
    "select number from orders order by placed_at desc, id desc",
  );
  numbers = rows.map(({ number }) => number);
});
afterAll(() => world.close());

type Beside = {
  isIn: boolean;
  place: number | null;
  count: number;
  more: boolean;
  previous: string | null;
  next: string | null;
};
const besideOf = (beside: string, wish: object = {}) =>
  browser.get<Beside>("/staff/getOrdersBeside", { beside, ...wish });

/** From the first order on, as far as the list leads. */
async function walked(first: string, wish: object): Promise<{ numbers: string[]; places: (number | null)[] }> {
  const way = { numbers: [] as string[], places: [] as (number | null)[] };
  for (let here: string | null = first; here !== null;) {
    const { place, next }: Beside = await besideOf(here, wish);
    way.numbers.push(here);
    way.places.push(place);
    here = next;
  }
  return way;
}

test("from order to order one comes through the whole list, though three were placed in each moment, with none twice", async () => {
  const way = await walked(numbers[0]!, {});
  expect(way.numbers).toEqual(numbers);
  expect(way.places).toEqual(numbers.map((_, at) => at + 1));
  expect(await besideOf(numbers[0]!)).toMatchObject({ previous: null, count: 120, more: false });
  expect(await besideOf(numbers[7]!.toLowerCase())).toMatchObject({ previous: numbers[6], next: numbers[8] });
});

test("oldest first, what comes next is newer; a view and its facets lead through their own alone", async () => {
  const oldest = numbers.toReversed();
  expect(await besideOf(oldest[3]!, { sort: "placed" })).toMatchObject({
    place: 4,
    previous: oldest[2],
    next: oldest[4],
  });
  const list = await browser.get<{ orders: { number: string }[] }>("/staff/getOrderList", {
    view: "to_post",
    way: "esim",
  });
  const toPost = list.orders.map(({ number }) => number);
  expect((await walked(toPost[0]!, { view: "to_post", way: "esim" })).numbers).toEqual(toPost);
  expect(await besideOf(toPost[0]!, { view: "to_post", way: "physical" })).toMatchObject({ isIn: false, count: 0 });
});

test("an order that left its list while it was open says so, and still leads on from where it stood", async () => {
  const { rows } = await world.pool.query<{ number: string }>(
    "select number from orders where state = 'dispatching' order by placed_at desc, id desc",
  );
  const [first, second, third] = rows.map(({ number }) => number);
  await world.pool.query("update orders set state = 'delivered' where number = $1", [second]);
  expect(await besideOf(second!, { view: "to_post" })).toEqual({
    isIn: false,
    place: null,
    count: 2,
    more: false,
    previous: first,
    next: third,
  });
});

test("a place that nobody would count to is not counted, and an order that is none is refused", async () => {
  await world.pool.query(
    `insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
       plan_as_sold, email, lang, placed_at)
     select 'FWN' || lpad(n::text, 9, '0'), gen_random_uuid(), state, plan_code, way, days, quantity, currency, unit_amount,
       total_amount, plan_as_sold, email, lang, placed_at + n * interval '1 minute'
     from orders, generate_series(1, ${mostPlaced}) as n where number = $1`,
    [numbers[0]],
  );
  expect(await besideOf(numbers[0]!)).toMatchObject({ isIn: true, place: null, more: true, count: mostPlaced + 120 });
  expect(await browser.code("/staff/getOrdersBeside", { beside: "FW0000000000" })).toBe("ORDER_NOT_FOUND");
  expect(await browser.code("/staff/getOrdersBeside", { beside: numbers[0], state: "lost" })).toBe("INVALID_INPUT");
});
