import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { someOrders } from "../../operator/order-list/order-list.world.ts";
import type { TrailFilter } from "./along-trail.server.ts";
import { actionsOf } from "./rules.ts";
import { trailOf } from "./trail-store.server.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
const staffId = "77777777-0000-4000-8000-000000000000";

/** Many sign-ins of many colleagues, and among them a refund now and then. */
beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(someOrders(5000));
  await world.pool.query(`
    insert into staff (id, email, name, role, created_at) select
      case when n = 1 then '${staffId}'::uuid else gen_random_uuid() end, n || '@example.com', 'N' || n, 'support', now()
      from generate_series(1, 40) as n;
    alter table actions disable trigger actions_are_linked;
    insert into actions (at, who, staff_id, action, on_kind, on_id, details, network)
      select timestamptz '2026-11-21T07:59Z' - n / 3 * interval '1 minute', 'x',
        case when n % 500 = 0 then null else (select id from staff offset n % 40 limit 1) end,
        case when n % 10000 = 7 then 'refund_decided' else 'staff_signed_in' end, 'staff', (n % 40)::text, '{}',
        case when n % 9000 = 1 then '192.0.2.0/24' else '203.0.113.0/24' end
      from generate_series(1, 30000) as n;
    analyze`);
});
afterAll(() => world.close());

const place = { micros: "1795161600000000", id: "88888888-0000-4000-8000-000000000000" };

test.each<[string, TrailFilter, RegExp]>([
  ["the newest", {}, /actions_newest/],
  ["a rare kind", { kind: actionsOf("money") }, /actions_of_kind/],
  ["a colleague", { person: staffId }, /actions_of_staff/],
  ["a rare kind of a colleague", { person: staffId, kind: actionsOf("money") }, /actions_of_(staff_and_)?kind/],
  ["the desk", { person: null }, /actions_of_desk/],
  ["a rare kind of the desk", { person: null, kind: actionsOf("money") }, /actions_of_(staff_and_)?kind/],
  ["a thing", { thing: { kind: "staff", id: "3" } }, /actions_on/],
  ["a rare network", { network: "192.0.2.0/24" }, /actions_of_network/],
  ["a network that all have", { network: "203.0.113.0/24" }, /actions_(of_network|newest)/],
  [
    "a rare kind from a network",
    { network: "203.0.113.0/24", kind: actionsOf("money") },
    /actions_of_(network_and_)?kind/,
  ],
  ["an order", { thing: { orderId: staffId } }, /actions_of_order/],
])("a page of %s is some steps along its index, to either side", async (_, wanted, index) => {
  for (const reading of [{ towards: "older" }, { towards: "older", place }, { towards: "newer", place }] as const) {
    await trailOf(listening, wanted, reading, 51);
    for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")) {
      const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
      expect(text).toMatch(index);
      expect(text).not.toMatch(/Seq Scan on (actions|orders)/);
      // what it has read and thrown away is no more than what it shows
      const thrownAway = [...text.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) => Number(rows));
      expect(Math.max(0, ...thrownAway)).toBeLessThan(1000);
    }
  }
});
