import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { ordersOfAccount } from "./store.server.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
const [mine, anothers] = ["aaaaaaaa-0000-4000-8000-000000000001", "aaaaaaaa-0000-4000-8000-000000000002"];

beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(`
    insert into accounts (id, email, lang, created_at)
      values ('${mine}', 'mei@example.com', 'en', now()), ('${anothers}', 'aunt@example.com', 'en', now());
    insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
      plan_as_sold, email, lang, placed_at, account_id)
      select 'FW' || n, gen_random_uuid(), 'delivered', code, 'esim', 30, 1, 'HKD', 100, 100,
        to_jsonb(plans) - 'on_sale',
        case when n % 10 < 3 then 'mei@example.com' else 'a' || n || '@example.com' end, 'en',
          now() - n * interval '1 minute',
        case when n % 10 in (2, 5) then '${mine}'::uuid when n % 10 = 6 then '${anothers}'::uuid end
      from plans, generate_series(1, 30000) as n where code = 'jp-10gb-30d';
    insert into payments (id, order_id, request_key, state, method, gateway, amount, currency, charged_amount,
      charged_currency, created_at, expires_at)
      select gen_random_uuid(), id, gen_random_uuid(), 'failed', 'card', 'sandbox', 100, 'HKD', 100, 'HKD', placed_at,
        placed_at from orders;
    analyze`);
});
afterAll(() => world.close());

type Step = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Step[];
};
const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

test("a page of an account with thousands of orders, in a shop with many more, takes a step along two indexes", async () => {
  const first = await ordersOfAccount(listening, mine, undefined, 13);
  expect(first).toHaveLength(13);
  await ordersOfAccount(listening, mine, first.at(-1), 13);
  expect(asked).toHaveLength(2);
  for (const [row] of (
    await Promise.all(asked.map((query) => bothPlans(world.pool, query, "(analyze, format json)")))
  ).flat()) {
    const steps = stepsOf((row!["QUERY PLAN"] as [{ Plan: Step }])[0].Plan);
    const searched = steps.filter((step) => step["Node Type"] === "Seq Scan").map((step) => step["Relation Name"]);
    expect(searched.filter((table) => table === "orders" || table === "payments")).toEqual([]);
    const along = steps.map((step) => step["Index Name"]);
    expect(along).toContain("orders_of_account");
    expect(along).toContain("orders_email");
    const looked = steps
      .filter((step) => step["Relation Name"] === "orders")
      .map((step) => step["Actual Rows"] * step["Actual Loops"] + (step["Rows Removed by Filter"] ?? 0));
    expect(Math.max(...looked)).toBeLessThan(50);
  }
});
