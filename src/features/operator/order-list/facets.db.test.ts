import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { CountFacet, FindFilterInTheWay, GetOrderList } from "./contract.ts";
import { someOrders } from "./order-list.world.ts";

let world: World;
let browser: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ profiles: 4, environment: { COMPUTE_CALLS_PER_MINUTE: "10000" } });
  ({ browser } = await joined(world));
  await world.pool.query(someOrders(120));
  await world.pool.query(`
    update orders set lang = 'zh-hk', order_source = 'newsletter', promo_code = 'TEN', currency = 'USD', total_amount = 1250,
      unit_amount = 1250, departs_on = '2026-12-24' where number in ('FWT000000002', 'FWT000000003');
    update esim_profiles set state = 'allotted', order_id = (select id from orders where number = 'FWT000000002'), position = place,
      profile_state = case place when 1 then 'installed' else 'downloaded' end
      from (select iccid as one, row_number() over (order by iccid) as place from esim_profiles) as numbered
      where iccid = one and place <= 3`);
});
afterAll(() => world.close());

type List = OutputOf<typeof GetOrderList>;
const list = (wish: object = {}) => browser.get<List>("/staff/getOrderList", wish);
const numbers = async (wish: object) => (await list(wish)).orders.map(({ number }) => number.slice(-3));
const counts = async (wish: object) => {
  const { values, more } = await browser.get<OutputOf<typeof CountFacet>>("/staff/countFacet", wish);
  return [Object.fromEntries(values.map(({ value, count }) => [value, count])), more];
};
const without = async (wish: object) =>
  (await browser.get<OutputOf<typeof FindFilterInTheWay>>("/staff/findFilterInTheWay", wish)).without.map(
    ({ drop, count }) => [drop, count],
  );

test.each([
  [{ lang: "zh-hk" }, ["002", "003"]],
  [{ source: "newsletter" }, ["002", "003"]],
  [{ promo: "ten" }, ["002", "003"]],
  [{ esim: "downloaded" }, ["002"]],
  [{ least: "12.5" }, ["002", "003"]],
  [{ least: "12.51" }, []],
  [{ most: "12.49", currency: "USD" }, []],
  [{ plan: "jp-10gb-30d", currency: "USD" }, ["002", "003"]],
  [{ plan: "jp-10gb-31d" }, []],
])("%j leaves %j", async (facets, left) => expect((await numbers(facets)).toSorted()).toEqual(left));

test("oldest first is the same list turned round, over its pages and back", async () => {
  const newest = [await list(), undefined];
  const all: string[] = [];
  let page: List | undefined = newest[0];
  while (page) {
    all.push(...page.orders.map(({ number }) => number));
    page = page.older === null ? undefined : await list({ after: page.older });
  }
  const first = await list({ sort: "placed" });
  const second = await list({ sort: "placed", after: first.older });
  const third = await list({ sort: "placed", after: second.older });
  const turned = [first, second, third].flatMap(({ orders }) => orders.map(({ number }) => number));
  expect(turned).toEqual(all.toReversed());
  expect([first.newer, third.older, first.newest]).toEqual([null, null, null]);
  const back = await list({ sort: "placed", before: third.newer });
  expect(back.orders).toEqual(second.orders);
});

test("only what is asked for is found beyond an order's own row", async () => {
  const [plain] = (await list({ number: "FWT000000002" })).orders;
  expect(Object.keys(plain!)).not.toEqual(expect.arrayContaining(["esim"]));
  const more = ["esim", "departs", "iccid", "tracking", "net"];
  const [whole] = (await list({ number: "FWT000000002", more })).orders;
  expect(whole).toMatchObject({
    esim: { state: "downloaded", there: 2, of: 3 },
    departs: "2026-12-24",
    iccid: { of: 3 },
    tracking: null,
    net: { amount: 100, currency: "USD" },
  });
  await world.pool.query(`
    insert into refunds (key, order_id, payment_id, state, reason, sold_amount, amount, currency, asked_at)
      select 'part', order_id, id, 'succeeded', 'no_stock', 40, 40, 'HKD', created_at from payments
        where order_id = (select id from orders where number = 'FWT000000002')`);
  expect((await list({ number: "FWT000000002", more: ["net"] })).orders[0]!.net).toEqual({
    amount: 60,
    currency: "USD",
  });
});

test("a facet is counted by what else is asked for, and not by itself", async () => {
  expect(await counts({ facet: "currency" })).toEqual([{ HKD: 118, USD: 2 }, false]);
  expect(await counts({ facet: "currency", currency: "USD" })).toEqual([{ HKD: 118, USD: 2 }, false]);
  expect(await counts({ facet: "state", currency: "USD" })).toEqual([{ delivered: 2 }, false]);
  expect(await counts({ facet: "currency", view: "to_post" })).toEqual([{ HKD: 3 }, false]);
  expect(await counts({ facet: "esim" })).toEqual([{ downloaded: 1 }, false]);
  expect(await counts({ facet: "promo" })).toEqual([{ TEN: 2 }, false]);
  expect(await counts({ facet: "method", lang: "zh-hk" })).toEqual([{ card: 2 }, false]);
  const [spans] = await counts({ facet: "placed", placed: "1d" });
  expect(spans).toEqual({ "1d": 120, "7d": 120, "28d": 120, "90d": 120 });
  expect((await browser.get<OutputOf<typeof CountFacet>>("/staff/countFacet", { facet: "area" })).values).toMatchObject(
    [{ value: "JP", name: "Japan", count: 120 }],
  );
  expect(await browser.code("/staff/countFacet", { facet: "email" })).toBe("INVALID_INPUT");
});

test("what empties the list is named, with what it would show without it", async () => {
  expect(await without({ currency: "USD", state: "refunding" })).toEqual([
    ["state", 2],
    ["currency", 2],
  ]);
  expect(await without({ lang: "zh-hk", most: "1", way: "esim" })).toEqual([
    ["lang", 118],
    ["most", 2],
  ]);
  expect(await without({ view: "to_post", currency: "USD" })).toEqual([
    ["currency", 3],
    ["view", 2],
  ]);
  expect(await without({ lang: "ja", currency: "CNY" })).toEqual([]);
});

test("an order that is placed after the list was opened is counted above it, and only if the filter leaves it", async () => {
  const { newest } = await list();
  const fresh = async (wish: object) =>
    (await browser.get<{ count: number }>("/staff/countNewOrders", { since: newest, ...wish })).count;
  expect(await fresh({})).toBe(0);
  await world.pool.query(
    "update orders set placed_at = '2026-11-21T08:00Z' where number in ('FWT000000050', 'FWT000000002')",
  );
  expect([await fresh({}), await fresh({ currency: "USD" }), await fresh({ view: "refunding" })]).toEqual([2, 1, 0]);
  expect(await browser.code("/staff/countNewOrders", { since: "nonsense" })).toBe("INVALID_INPUT");
});

test("days begin and end by the operator's clocks, both of them too; one that is in the way is named", async () => {
  await world.pool
    .query(`update orders set placed_at = case number when 'FWT000000118' then timestamptz '2026-11-19T15:59:59Z'
    when 'FWT000000119' then '2026-11-19T16:00Z' else '2026-11-20T15:59:59Z' end
    where number in ('FWT000000118', 'FWT000000119', 'FWT000000120')`);
  expect(await numbers({ fromDay: "2026-11-20", toDay: "2026-11-20" })).toEqual(["120", "119"]);
  expect(await numbers({ toDay: "2026-11-19" })).toEqual(["118"]);
  expect(await numbers({ fromDay: "2026-11-21", toDay: "2026-11-20" })).toEqual([]);
  expect(await without({ fromDay: "2026-11-22", toDay: "2026-11-20" })).toEqual([["fromDay", 3]]);
  for (const day of ["2026-02-30", "today", "20261120"])
    expect(await browser.code("/staff/getOrderList", { fromDay: day })).toBe("INVALID_INPUT");
});
