import { Kysely, PostgresDialect, sql, type CompiledQuery, type RawBuilder } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changeOfPayment, changesOf } from "../src/features/aftersales/plan-changes/store.server.ts";
import { CreateOrder } from "../src/features/sales/orders/contract.ts";
import { closedHolders, heldBy, overdueHolds, payingWritten } from "../src/features/sales/orders/holds-store.server.ts";
import { expireDataPlans } from "../src/features/stock/data-plans/store.server.ts";
import {
  holdProfiles,
  profilesWithin,
  returnProfiles,
} from "../src/features/stock/esim-profiles/held-profiles.server.ts";
import { profilesAllotted, profilesOfOrder } from "../src/features/stock/esim-profiles/store.server.ts";
import { cardsWithin, holdCards, returnHeldCards } from "../src/features/stock/sim-cards/hold-cards.server.ts";
import { allotCards, returnCards } from "../src/features/stock/sim-cards/store.server.ts";
import type { Db } from "../src/platform/database/database.server.ts";
import { delivered } from "./purchases.ts";
import { bothPlans } from "./query-plans.ts";
import { aWish } from "./wishes.ts";
import { freshWorld, type World } from "./world.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
const noOrder = "00000000-0000-0000-0000-000000000000";
const now = new Date("2026-11-21T08:00:00Z");
/** The order that is given stock: a statement is carried out before it is explained. */
let buyer: string;

beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  await delivered(world);
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  const sold = (await world.pool.query<{ id: string }>("select id from orders")).rows[0]!.id;
  const much = [
    `insert into orders (id, number, request_key, state, plan_code, way, days, quantity, currency, unit_amount,
      total_amount, plan_as_sold, email, lang, placed_at)
     select gen_random_uuid(), 'FWOPEN' || n, gen_random_uuid(), 'paying', plan_code, way, days, quantity, currency,
       unit_amount, total_amount, plan_as_sold, email, lang, placed_at from orders, generate_series(1, 5000) as n`,
    `insert into stock_holds (order_id, what, pieces, holders, held_at, held_until)
     select id, 'esim', 1, array[number, email], placed_at, placed_at + interval '1 day' from orders
       where state = 'paying'`,
    `insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash, state, order_id, position,
      allotted_at)
     select '8985' || lpad(n::text, 15, '0'), 'smdp.example', '', sha256(n::text::bytea), 'allotted', '${sold}',
       n + 100, now() from generate_series(1, 20000) as n`,
    `insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash)
     select '8986' || lpad(n::text, 15, '0'), 'smdp.example', '', sha256(('free' || n)::bytea)
       from generate_series(1, 100000) as n`,
    `insert into sim_cards (iccid) select '8987' || lpad(n::text, 15, '0') from generate_series(1, 100000) as n`,
    `insert into data_plans (order_id, position, iccid, state, use_by, activated_at, expires_at)
     select '${sold}', n + 100, '8985' || lpad(n::text, 15, '0'), 'expired', now(), now(), now()
       from generate_series(1, 20000) as n`,
    `insert into plan_changes (request_key, order_id, state, from_plan, from_days, to_plan, to_plan_as_sold, to_days,
      unit_amount, difference_amount, asked_at)
     select gen_random_uuid(), orders.id, 'done', plan_as_sold, days, plan_code, plan_as_sold, days, unit_amount, 0,
       placed_at from orders, generate_series(1, 5000) as n where orders.id = '${sold}'`,
    "analyze",
  ];
  for (const statement of much) await world.pool.query(statement);
  await world.call(CreateOrder, aWish());
  buyer = (await world.pool.query<{ id: string }>("select id from orders where state = 'placed'")).rows[0]!.id;
});
afterAll(() => world.close());

type Look = [string, (db: Db) => Promise<unknown>];

const paying = (what: "esim" | "card") =>
  payingWritten({ order_id: buyer, what, pieces: 1, holders: ["one"], held_at: now, held_until: now });

const allotted = (parts: RawBuilder<unknown>) => sql`with ${parts} select position, iccid from allotted`;

const stock: Look[] = [
  ["eSIMs for an order that is about to be paid", (db) => holdProfiles(db, buyer, 1, paying("esim"))],
  ["eSIMs for an order that was paid", (db) => allotted(profilesAllotted(buyer, 20, now)).execute(db)],
  ["eSIMs of an order", (db) => profilesOfOrder(db, noOrder)],
  ["held eSIMs that are released", (db) => returnProfiles(db, [noOrder])],
  ["cards for an order that is about to be paid", (db) => holdCards(db, buyer, 1, paying("card"))],
  ["cards for a parcel", (db) => allotCards(db, buyer, 20, now)],
  ["held cards that are released", (db) => returnHeldCards(db, [noOrder])],
  ["the last eSIMs", (db) => profilesWithin(db, buyer, 30)],
  ["the last cards", (db) => cardsWithin(db, buyer, 30)],
  ["what a buyer holds", (db) => heldBy(db, ["one", "another"], { orderId: noOrder, now })],
  ["what was not paid in time", (db) => overdueHolds(db, now, 100)],
  ["what orders that are over still hold", (db) => closedHolders(db, 100)],
  ["cards whose parcel was not sent", (db) => returnCards(db, noOrder)],
];
test.each(stock)("with 100,000 in stock %s are looked up, not searched for", async (_, look) => {
  await look(listening);
  for (const steps of await bothPlans(world.pool, asked.at(-1)!)) {
    const plan = steps.map((step) => step["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index/);
    expect(plan).not.toMatch(/Seq Scan/);
  }
});

const sold: Look[] = [
  ["the change that a payment is for", (db) => changeOfPayment(db, { id: noOrder, payable_id: noOrder })],
  ["the changes of an order", (db) => changesOf(db, noOrder)],
  ["data that is over", (db) => expireDataPlans(db, now)],
];
test.each(sold)("in a shop that has sold much %s are looked up, not searched for", async (_, look) => {
  await look(listening);
  const { sql: text, parameters } = asked.at(-1)!;
  const { rows } = await world.pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, [...parameters]);
  const steps = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(steps).toMatch(/Index/);
  expect(steps).not.toMatch(/Seq Scan/);
});
