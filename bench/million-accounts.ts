import type pg from "pg";
import { addOldOrders } from "./million-orders.ts";

const membersMeasured = 200;
const ordersOfEach = 12;
const packagesOnOneSim = 4;

/**
 * A million accounts, each with an order made as a guest, and three usage records for each order. Two hundred of them
 * are who is measured: twelve orders each, four packages on one SIM, one of them with a month of usage. Their sessions'
 * tokens are answered.
 */
export async function addAccounts(pool: pg.Pool, planCode: string, accounts: number): Promise<string[]> {
  await addOldOrders(pool, planCode, accounts);
  const apart = Math.floor(accounts / membersMeasured);
  const client = await pool.connect();
  try {
    await client.query("set synchronous_commit = off");
    for (const statement of statements(accounts, apart)) await client.query(statement);
    await client.query("vacuum analyze");
    await client.query("checkpoint");
    await client.query("reset synchronous_commit");
  } finally {
    client.release();
  }
  return Array.from({ length: membersMeasured }, (_, member) => tokenOf(member));
}

const tokenOf = (member: number) => `bench-member-${String(member).padStart(8, "0")}`;

const statements = (accounts: number, apart: number) => [
  `insert into accounts (email, lang, created_at) select 'buyer' || n || '@example.com', 'en', now() - interval '1 year'
    from generate_series(1, ${accounts}) n`,
  `create temporary table numbered as select id, substr(number, 6)::int as n from orders where number like 'FWOLD%'`,
  `create temporary table theirs as select id, n, (n / ${apart}) as member, n % ${apart} as place from numbered
    where n % ${apart} < ${ordersOfEach} and n / ${apart} < ${membersMeasured}`,
  `create temporary table members as select m as member, a.id as account_id, a.email
    from generate_series(0, ${membersMeasured - 1}) m
     join accounts a on a.email = 'buyer' || (m * ${apart} + 1) || '@example.com'`,
  // half of them were bought while signed in, the others as a guest
  `update orders o set email = m.email, buyer = m.email, account_id = case when t.place % 2 = 0 then m.account_id end,
    placed_at = now() - t.place * interval '9 days'
     from theirs t join members m using (member) where o.id = t.id`,
  `update data_plans d set iccid = first.iccid,
     state = case t.place when 1 then 'active' else 'not_started' end,
     activated_at = case t.place when 1 then now() - interval '20 days' end, expires_at = case t.place
       when 1 then now() + interval '10 days' end,
     use_by = now() + t.place * interval '30 days', used_mb = case t.place when 1 then 4000 else 0 end, as_of = now(),
     -- the network has reported them; it is asked again after the measurement
     network_reference = 'bench-' || t.n, network_asked_at = now() + interval '1 day'
     from theirs t join theirs one on one.member = t.member and one.place = 1
       join data_plans first on first.order_id = one.id
     where d.order_id = t.id and t.place between 1 and ${packagesOnOneSim}`,
  `insert into usage_days (order_id, position, day, used_bytes)
    select id, 1, date '2026-01-01' + day, (100 + day) * 1048576 from numbered, generate_series(0, 2) day
      where id not in (select id from theirs where place = 1)`,
  `insert into usage_days (order_id, position, day, used_bytes)
    select id, 1, current_date - day, (50 + (day * 37) % 400) * 1048576 from theirs, generate_series(0, 19) day
      where place = 1`,
  `insert into sessions (token_hash, account_id, device, stays, created_at, seen_at, expires_at)
     select sha256(('bench-member-' || lpad(member::text, 8, '0'))::bytea), account_id, 'Chrome · Android', true, now(),
       now(), now() + interval '90 days' from members`,
];
