import { afterAll, beforeAll, expect, test } from "vitest";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { someOrders } from "../order-list/order-list.world.ts";
import type { GetParcelsOfFilter } from "./contract.ts";

let world: World;
let packer: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { COMPUTE_CALLS_PER_MINUTE: "10000" } });
  packer = (await joined(world, { email: "lok@example.com", name: "Lok", role: "logistics" })).browser;
  await world.pool.query(`
    ${someOrders(260)};
    update orders set state = 'dispatching', way = 'physical' where state <> 'refunding';
    insert into dispatches (order_id, state, queued_at, arrives_by)
      select id, 'waiting', placed_at, placed_at::date from orders where state = 'dispatching';
    insert into order_addresses (order_id, country, address, contact_person, phone, carrier, promised_from, promised_by)
      select id, (select min(iso2) from places), '1 Brook Street', 'Mei Chan', '+442079460958', 'dhl', placed_at, placed_at
      from orders;
    update dispatches set state = 'cancelled' where order_id = (select id from orders where number = 'FWT000000003');
    update orders set currency = 'USD' where number in ('FWT000000002', 'FWT000000003')`);
});
afterAll(() => world.close());

const path = "/staff/getParcelsOfFilter";
const parcels = (more: object = {}) => packer.get<OutputOf<typeof GetParcelsOfFilter>>(path, more);

test("each order of the filter that has a card to post is on one file, 200 to each, and no other", async () => {
  const { rows } = await world.pool.query<{ number: string }>(`
    select number from orders join dispatches on order_id = id where dispatches.state = 'waiting'
    order by placed_at desc, id desc`);
  const first = await parcels();
  const second = await parcels({ after: first.next });
  expect([first.orders.length, second.next]).toEqual([200, null]);
  expect([...first.orders, ...second.orders]).toEqual(rows.map(({ number }) => number));
  const printed = await packer.get<{ labels: unknown[]; leftOut: string[] }>("/staff/printLabels", {
    orders: second.orders,
    paper: "a6",
  });
  expect([printed.labels.length, printed.leftOut]).toEqual([second.orders.length, []]);
});

test.each([
  [{ currency: "USD" }, ["FWT000000002"]],
  [{ view: "to_post", currency: "USD" }, ["FWT000000002"]],
  [{ view: "refunding" }, []],
  [{ view: "mine" }, []],
  [{ state: "delivered" }, []],
])("of %j there are %j", async (filter, orders) => expect(await parcels(filter)).toEqual({ orders, next: null }));

test("a place that is none is said; whoever may not send parcels or see orders gets none", async () => {
  expect(await packer.code(path, { after: "nonsense" })).toBe("INVALID_INPUT");
  const { browser: support } = await joined(world, { email: "kit@example.com", name: "Kit", role: "support" });
  expect(await support.code(path, {})).toBe("RIGHT_MISSING");
  await world.pool.query(`delete from staff_grants where role = 'logistics' and "right" = 'see_orders'`);
  expect(await packer.code(path, {})).toBe("RIGHT_MISSING");
});
