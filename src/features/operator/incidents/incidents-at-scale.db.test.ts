import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { aWish } from "../../../../test/wishes.ts";
import { english, freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { placeKinds, touchKinds, type TouchKind } from "./rules.ts";
import { touchedBy } from "./touched-store.server.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 2 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.answer("/order/create", aWish(), english);
  await world.pool.query(`
    insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
      plan_as_sold, email, lang, placed_at, paid_at)
    select 'SCALE' || n, gen_random_uuid(), 'delivered', plan_code, way, days, quantity, currency, unit_amount,
      total_amount, plan_as_sold, 'a@example.com', lang, placed_at - n * interval '10 minutes', placed_at
    from (select * from orders limit 1) o, generate_series(1, 20000) n;
    analyze orders`);
});
afterAll(() => world.close());

const isPlace = (kind: TouchKind) => placeKinds.some((one) => one === kind);

test.each(touchKinds.filter((kind) => !isPlace(kind)))(
  "whom an incident of %s touches is found along the orders of its time",
  async (touches) => {
    const since = new Date("2026-11-21T00:00:00Z");
    const criteria = {
      id: "9d0c7f0e-0000-4000-8000-000000000000",
      touches,
      name: null,
      still: true,
      since,
      until: null,
    };
    await touchedBy(listening, criteria, 5001);
    // it is planned each time for its own values
    const [plan] = await bothPlans(world.pool, asked.at(-1)!, "(costs off)");
    const text = plan!.map((line) => String(line["QUERY PLAN"])).join("\n");
    expect(text).toMatch(/orders_(newest|unfinished)/);
    expect(text).not.toMatch(/Seq Scan on orders|Join.*\n.*(payments|supply_orders|data_plans|order_renewals|mails)/);
  },
);

test.each(placeKinds)("whom an incident of a %s touches is found by whose plan runs there", async (touches) => {
  const since = new Date("2026-11-21T00:00:00Z");
  const name = touches === "carrier" ? "JP NTT DOCOMO" : "JP";
  const criteria = { id: "9d0c7f0e-0000-4000-8000-000000000000", touches, name, still: false, since, until: null };
  await touchedBy(listening, criteria, 51);
  const [plan] = await bothPlans(world.pool, asked.at(-1)!, "(costs off)");
  const text = plan!.map((line) => String(line["QUERY PLAN"])).join("\n");
  expect(text).not.toMatch(/Seq Scan on orders/);
});
