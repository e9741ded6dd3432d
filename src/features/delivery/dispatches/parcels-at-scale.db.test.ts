import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { cardsToPost, countedParcels, listedParcels } from "./list-store.server.ts";
import { parcelViews, type ParcelView } from "./rules.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
const now = new Date("2026-11-21T08:00:00Z");
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  for (const statement of someParcels.split(";")) await world.pool.query(statement);
});
afterAll(() => world.close());

/** A quarter waits, a quarter is on its way, a tenth of that late. The parcels are written as the previous version does. */
const someParcels = `
  insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
    plan_as_sold, email, lang, placed_at)
    select 'FWT' || lpad(n::text, 9, '0'), gen_random_uuid(), case when n % 4 = 0 then 'dispatching' else 'delivered' end,
      code, 'physical', 30, 1, 'HKD', 100, 100, to_jsonb(plans) - 'on_sale', 'mei@example.com', 'en',
      timestamptz '2026-11-21T07:59Z' - n * interval '1 minute'
    from plans, generate_series(1, 20000) as n where code = 'jp-10gb-30d';
  insert into order_addresses (order_id, country, address, contact_person, phone, carrier, promised_from, promised_by)
    select id, 'HK', '12 Nathan Road', 'CHAN Mei', '+85251234567', 'SF Express', '2026-11-19',
      date '2026-11-18' + substr(number, 4)::int % 40 from orders;
  insert into dispatches (order_id, state, queued_at, carrier, sent_at)
    select id, parcel.state, placed_at, 'SF Express', case when parcel.state <> 'waiting' then placed_at + interval '1 hour' end
    from orders o, lateral (select substr(number, 4)::int as n) as its,
      lateral (select case n % 4 when 0 then 'waiting' when 1 then 'sent' when 2 then 'arrived' else 'returned' end as state)
        as parcel;
  analyze`;

const plansOfLast = async () =>
  (await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")).map((plan) =>
    plan.map((line) => String(line["QUERY PLAN"])).join("\n"),
  );
const indexOf: Record<ParcelView, string> = {
  to_post: "dispatches_by_promise",
  late: "dispatches_by_promise",
  on_the_way: "dispatches_sent",
  came_back: "dispatches_sent",
  arrived: "dispatches_sent",
};

test.each(parcelViews)("a page of %s is some steps along its index, wherever it begins", async (view) => {
  const first = await listedParcels(listening, { view, now }, 51);
  const seen = await plansOfLast();
  await listedParcels(listening, { view, after: first[49]!.number, now }, 51);
  for (const text of [...seen, ...(await plansOfLast())]) {
    expect(text).toContain(indexOf[view]);
    expect(text).not.toMatch(/Seq Scan on (dispatches|orders|order_addresses)\b/);
    // no more parcels are read than are shown, and nothing is sorted that is longer than the page
    expect(text).not.toMatch(/on dispatches d .*rows=\d{3}/);
  }
});

test("pages lead through all parcels to post by promise, none twice and none left out", async () => {
  const seen: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await listedParcels(world.db, { view: "to_post", after, now }, 997);
    seen.push(...page.map(({ promised_by, number }) => `${promised_by} ${number}`));
    after = page.at(-1)?.number;
    if (page.length < 997) break;
  }
  expect(seen).toHaveLength(5_000);
  expect(new Set(seen).size).toBe(5_000);
  const promises = seen.map((one) => one.slice(0, 10));
  expect(promises).toEqual(promises.toSorted());
});

test("a count reads parcels, not their addresses", async () => {
  expect(await countedParcels(listening, now)).toEqual({
    to_post: 5_000,
    on_the_way: 5_000,
    late: 500,
    came_back: 5_000,
    arrived: 5_000,
  });
  for (const text of await plansOfLast()) {
    expect(text).not.toContain("order_addresses");
    // also where it is planned without a day
    expect(text).toMatch(/Index Cond: \(\(state = 'sent'::text\) AND \(arrives_by < /);
  }
});

test("cards are added up of no more parcels than one packs in a day", async () => {
  expect(await cardsToPost(listening)).toBeNull();
  for (const text of await plansOfLast()) expect(text).toMatch(/Limit \(actual rows=1001(\.00)? /);
});
