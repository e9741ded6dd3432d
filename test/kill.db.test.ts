import { randomBytes, randomInt } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import { openVault } from "../src/platform/vault.server.ts";
import { testDatabase } from "./database.ts";
import { stockTheShop } from "./shop-fixture.ts";
import { shopProcess, type ShopProcess } from "./shop-process.ts";
import { buy, type Bought } from "./shopper.ts";

const cards = { pays: "4242424242424242", declines: "4000000000000002", paysLate: "4000000000000077", failsLate: "4000000000000341" };
const buyers = 16;
const orders = Number(process.env.KILL_ORDERS ?? 2000);
/** Fewer than will be paid, so that the pool runs dry now and then and some must be refunded. */
const profiles = Math.round(orders * 0.55);

test("servers killed at random moments lose no order, deliver or refund every payment once, and the books balance", { timeout: 600_000 }, async () => {
  const { pool, connection, drop } = await testDatabase();
  const secret = randomBytes(32);
  await stockTheShop(pool, openVault(secret), profiles);
  const settings = {
    DATABASE_URL: addressOf(connection),
    APP_SECRET: secret.toString("hex"),
    DELIVERY_RETRY_SECONDS: "1,1",
    SANDBOX_PENDING_SECONDS: "1",
  };
  const shops = [await shopProcess(settings), await shopProcess(settings)];
  for (const shop of shops) await shop.start();

  const acknowledged: Bought[] = [];
  const crowd = Promise.all(Array.from({ length: buyers }, () => buyOneAfterTheOther(shops, acknowledged)));
  let killed = 0;
  while (acknowledged.length < orders) {
    await moments(randomInt(500, 5000));
    const unlucky = shops[randomInt(shops.length)]!;
    await unlucky.kill();
    killed++;
    // sometimes nobody is there at all
    if (randomInt(4) === 0) await Promise.all(shops.map((shop) => shop.kill()));
    for (const shop of shops) if (!shop.isUp()) await shop.start();
  }
  await crowd;
  await untilSettled(pool);
  await Promise.all(shops.map((shop) => shop.kill()));

  const ask = async (sql: string) => (await pool.query(sql)).rows;
  const numbers = new Set((await ask("select number from orders")).map(({ number }) => number));
  expect(acknowledged.filter(({ orderNumber }) => !numbers.has(orderNumber))).toEqual([]);
  expect(acknowledged).toHaveLength(orders);
  expect(killed).toBeGreaterThan(3);
  // paid at the gateway = delivered, or given back in full
  expect(await ask(`
    select o.number, o.state, p.state as at_gateway, p.refunded_amount from sandbox_gateway.payments p join orders o on o.number = p.order_number
    where p.state = 'succeeded' and not (o.state = 'delivered' and p.refunded_amount = 0) and not (o.state = 'refunded' and p.refunded_amount = p.amount)`)).toEqual([]);
  // nothing was delivered that nobody paid, and never twice
  expect(await ask("select number from orders o where state = 'delivered' and not exists (select from payments p where p.order_id = o.id and p.state = 'succeeded')")).toEqual([]);
  expect(await ask("select o.number from orders o left join esim_profiles e on e.order_id = o.id group by o.id having count(e.iccid) <> case o.state when 'delivered' then o.quantity else 0 end")).toEqual([]);
  expect(await ask("select count(*)::int as allotted from esim_profiles where state = 'allotted'")).toEqual([{ allotted: profiles }]);
  expect(await ask("select occasion from ledger_entries group by occasion, currency having sum(amount) <> 0")).toEqual([]);
  expect(await ask("select o.number from orders o join ledger_entries l on l.order_id = o.id and l.account = 'sales' group by o.id having sum(l.amount) <> case o.state when 'delivered' then -o.total_amount else 0 end")).toEqual([]);
  expect(await ask("select o.number from orders o where state = 'delivered' and (select count(*) from mails m where m.order_id = o.id and m.kind = 'esim_ready' and m.state = 'sent') <> 1")).toEqual([]);
  expect(await ask("select count(*)::int as given_up from graphile_worker.jobs where attempts >= max_attempts")).toEqual([{ given_up: 0 }]);
  await drop();
});

async function buyOneAfterTheOther(shops: readonly ShopProcess[], acknowledged: Bought[]): Promise<void> {
  const numbers = [cards.pays, cards.pays, cards.pays, cards.paysLate, cards.declines, cards.failsLate];
  const origin = () => shops[randomInt(shops.length)]!.origin;
  for (let count = 0; count < orders / buyers; count++) {
    await buy(origin, { card: numbers[count % numbers.length]! }, (order) => acknowledged.push(order));
  }
}

/** Every order that the gateway has been paid for has come to an end, and no letter waits. */
async function untilSettled(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(`
      select (select count(*) from orders where state in ('paid', 'refunding'))
           + (select count(*) from mails where state = 'queued')
           + (select count(*) from sandbox_gateway.payments where state = 'pending')
           + (select count(*) from sandbox_gateway.payments p join payments ours on ours.gateway_reference = p.reference
              where p.state in ('succeeded', 'failed') and ours.state <> p.state) as open`);
    if (Number(rows[0].open) === 0) return;
    await moments(100);
  }
}

function addressOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const secret = password ? `:${encodeURIComponent(String(password))}` : "";
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
}

const moments = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
