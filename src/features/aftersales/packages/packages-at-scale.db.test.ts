import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { signedIn } from "../../../../test/signed-in.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { spellingsOf } from "../../../kernel/iccid.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { claimPlansOfSims, claimPlansToLookAt, knownPlans } from "../../delivery/usage/store.server.ts";
import { simByNumber, simOfAccount, simsOfAccount } from "../../people/account-sims/store.server.ts";
import { orderProving } from "../../stock/sims/store.server.ts";
import { bought, packages, sims, tenGb, usage } from "./packages.world.ts";
import { packageByKey, packagesOfOrder, packagesOfSim, usageDaysOf } from "./store.server.ts";

let world: World;
let listening: Db;
let her: string;
let accountId: string;
let mine: { iccid: string; packageId: string };
let asked: CompiledQuery[] = [];
const someone = 20_000;

beforeAll(async () => {
  world = await freshWorld({ profiles: 2 });
  mine = await bought(world, tenGb);
  her = await signedIn(world, "mei@example.com");
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  accountId = (await world.pool.query("select id from accounts")).rows[0].id;
  await world.pool.query(`
    insert into accounts (email, lang, created_at) select 'a' || n || '@example.com', 'en', now()
      from generate_series(1, ${someone}) n;
    insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
      plan_as_sold, email, lang, placed_at, paid_at, account_id)
      select 'OLD' || n, gen_random_uuid(), 'delivered', o.plan_code, 'esim', o.days, 1, 'HKD', 100, 100,
        o.plan_as_sold, 'a' || n || '@example.com', 'en', now(), now(),
        case when n % 2 = 0 then (select id from accounts where email = 'a' || n || '@example.com') end
      from (select * from orders limit 1) o, generate_series(1, ${someone}) n;
    insert into data_plans (order_id, position, iccid, use_by, state, activated_at, expires_at, network_reference,
      network_asked_at)
      select id, 1, '89852348' || lpad(substr(number, 4), 11, '0'), now() + interval '100 days',
        (array['not_started', 'active', 'used_up', 'expired'])[1 + length(number) % 4], now(),
          now() + interval '9 days', number, now()
      from orders where number like 'OLD%';
    insert into payments (id, order_id, request_key, state, method, gateway, amount, currency, charged_amount,
      charged_currency, created_at, expires_at)
      select gen_random_uuid(), id, gen_random_uuid(), 'succeeded', 'card', 'sandbox', 100, 'HKD', 100, 'HKD', now(), now()
        from orders where number like 'OLD%';
    insert into refunds (key, order_id, payment_id, reason, sold_amount, amount, currency, asked_at)
      select 'old#' || id, order_id, id, 'granted', 10, 10, 'HKD', now() from payments where amount = 100;
    insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash, state, order_id, position,
      allotted_at)
      select iccid, 'smdp.example', '', sha256(convert_to(iccid, 'UTF8')), 'allotted', order_id, 1, now()
        from data_plans where network_reference like 'OLD%';
    insert into order_travellers (order_id, position, name, email) select order_id, 1, 'Lee', number || '@example.com'
      from data_plans join orders on id = order_id where network_reference like 'OLD%';
    insert into mails (order_id, kind, queued_at) select order_id, 'esim_ready', now() from data_plans
      where network_reference like 'OLD%';
    insert into usage_days (order_id, position, day, used_bytes) select order_id, 1, date '2026-11-01' + n, 1048576
      from data_plans, generate_series(1, 3) n where network_reference like 'OLD%'`);
  await world.pool.query("vacuum analyze");
});
afterAll(() => world.close());

test.each<[string, (db: Db) => Promise<unknown>]>([
  ["an account's SIMs", (db) => simsOfAccount(db, accountId, world.shop.clock())],
  ["one of an account's SIMs", (db) => simOfAccount(db, accountId, mine.iccid, world.shop.clock())],
  [
    "a SIM by its number",
    (db) => simByNumber(db, { iccid: mine.iccid, provenBy: mine.packageId.split(".")[0]! }, world.shop.clock()),
  ],
  ["whose SIM it is", (db) => orderProving(db, mine.iccid, "mei@example.com")],
  ["the packages of a SIM", (db) => packagesOfSim(db, spellingsOf(mine.iccid), accountId)],
  ["what an order has sold", (db) => packagesOfOrder(db, mine.packageId.split(".")[0]!, undefined)],
  ["a package", (db) => packageByKey(db, { orderId: mine.packageId.split(".")[0]!, position: 1 }, accountId)],
  ["the days of a package", (db) => usageDaysOf(db, { orderId: mine.packageId.split(".")[0]!, position: 1 })],
  ["what a page asks the network about", (db) => claimPlansOfSims(db, [mine.iccid], world.shop.clock())],
  ["what is to be looked at next", (db) => claimPlansToLookAt(db, "active", new Date("2026-11-01T08:00:00Z"), 200)],
  ["what the network told of", (db) => knownPlans(db, ["FWX1", "FWX2"])],
])("in a shop of many accounts %s are looked up, not searched for", async (_what, look) => {
  await look(listening);
  for (const rows of await bothPlans(world.pool, asked.at(-1)!)) {
    const steps = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(steps).toMatch(/Index/);
    // tables that stay small may be read whole
    expect(
      steps.replace(
        /Seq Scan on (account_sims|plans|order_renewals|dispatches|refund_requests|disputes|plan_changes|esim_shares|sim_cards)\b/g,
        "",
      ),
    ).not.toMatch(/Seq Scan/);
  }
});

test("a page is so many statements, however many packages a SIM has", async () => {
  world.shop.db = listening;
  const counted = async (act: () => Promise<unknown>) => {
    asked = [];
    await act();
    return asked.length;
  };
  const page = () =>
    counted(async () => {
      await sims(world, her);
      await packages(world, her, { iccid: mine.iccid });
      await usage(world, her, { packageId: mine.packageId });
    });
  await page();
  const one = await page();
  await world.pool.query(
    `insert into data_plans (order_id, position, iccid, use_by) select order_id, n, iccid, use_by
      from data_plans, generate_series(2, 30) n where iccid = $1`,
    [mine.iccid],
  );
  expect((await packages(world, her, { iccid: mine.iccid })).purchased).toHaveLength(30);
  expect(await page()).toBe(one);
  expect(one).toBeLessThanOrEqual(13);
});
