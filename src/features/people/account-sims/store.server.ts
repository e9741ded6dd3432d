import { sql, type RawBuilder } from "kysely";
import { spellingsOf } from "../../../kernel/iccid.ts";
import type { SimCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import { cameWith, orderProving, ownBy } from "../../stock/sims/store.server.ts";
import { mostAdded, mostOrders, mostSims } from "./rules.ts";

export type SimRow = {
  iccid: string;
  own: boolean;
  proven: boolean;
  remark: string | null;
  kind: "esim" | "card" | "unknown";
  open: number | null;
};

/**
 * Whether the contents of a SIM are shown: it came with an own order, or with the one that was named, and has not been
 * returned and sold to somebody else since. Only then its kind, and how many of its packages wait or run.
 */
const facts = (now: Date) => sql`cross join lateral (select bought or exists (
    select from data_plans data join orders o on o.id = data.order_id
      where o.id = proven_by and left(data.iccid, 19) = left(listed.iccid, 19) and ${cameWith}
  ) as proven offset 0) whose
  cross join lateral (select
  case when not proven then 'unknown' when exists (select from esim_profiles where iccid = listed.iccid) then 'esim'
    when exists (select from sim_cards where iccid = listed.iccid) then 'card' else 'unknown' end as kind,
  case when proven then packages.open end as open, packages.running
  from (select count(*)::int as open, bool_or(state = 'active') as running from data_plans
    where proven and iccid = listed.iccid and state in ('not_started', 'active') and case state
      when 'active' then expires_at else use_by end > greatest(${now}, as_of)) packages
  ) facts`;

/**
 * The SIMs of an account: from its orders, by `orders_of_account` and, for those placed as a guest, `orders_email`; and
 * those added by number. Only paid orders: a stranger may place orders for any mailbox. What was taken back is not
 * listed: its order shows it, and a card is sold to somebody else.
 */
export function simsOfAccount(db: DbOrTx, accountId: string, now: Date): Promise<SimRow[]> {
  const latest = (whose: RawBuilder<unknown>) =>
    sql`(select id, way, placed_at, paid_at from orders where ${whose} and paid_at is not null order by placed_at desc
      limit ${sql.lit(mostOrders)})`;
  const asGuest = sql`account_id is null and lower(email) = (select email from accounts where id = ${accountId})`;
  const bought = sql`
    select data.iccid, max(o.placed_at) as at, bool_or(${cameWith}) as bought
    from (${latest(sql`account_id = ${accountId}`)} union all ${latest(asGuest)}) o
    cross join lateral (select iccid, state from data_plans where order_id = o.id offset 0) data
    group by data.iccid having bool_or(data.state <> 'cancelled' or o.way = 'renewal')`;
  return listed(db, { bought, said: sql`account_id = ${accountId}`, now });
}

/** One of them, if it is: starts from the SIM, not from all orders. */
export async function simOfAccount(
  db: DbOrTx,
  accountId: string,
  iccid: string,
  now: Date,
): Promise<SimRow | undefined> {
  const here = sql`iccid = any (${spellingsOf(iccid)}::text[])`;
  const bought = sql`
    select data.iccid, max(o.placed_at) as at, bool_or(${cameWith}) as bought
    from data_plans data join orders o on o.id = data.order_id
    where ${here} and ${ownBy(accountId)} and o.paid_at is not null
    group by data.iccid having bool_or(data.state <> 'cancelled' or o.way = 'renewal')`;
  const [sim] = await listed(db, { bought, said: sql`account_id = ${accountId} and ${here}`, now });
  return sim;
}

type Listed = { bought: RawBuilder<unknown>; said: RawBuilder<unknown>; now: Date };

async function listed(db: DbOrTx, { bought, said, now }: Listed): Promise<SimRow[]> {
  const { rows } = await sql<SimRow>`${prepared}
    with own as (${bought}), said as (select * from account_sims where ${said}), listed as materialized (
      select iccid, own.iccid is not null as own, coalesce(own.bought, false) as bought, said.proven_by, said.remark, coalesce(own.at, said.added_at) as at
      from own full join said using (iccid)
      where not coalesce(said.hidden, false) and (own.iccid is not null or said.added)
      order by at desc limit ${sql.lit(mostSims)}
    )
    select iccid, own, proven, remark, kind, open from listed ${facts(now)} order by coalesce(running, false) desc, coalesce(open, 0) > 0 desc, at desc`.execute(
    db,
  );
  return rows;
}

/** A SIM for its holder, by its number alone or with the order that was named. */
export async function simByNumber(
  db: DbOrTx,
  { iccid, provenBy }: Pick<SimCaller, "iccid" | "provenBy">,
  now: Date,
): Promise<SimRow> {
  const { rows } = await sql<SimRow>`${prepared}
    select iccid, false as own, proven, null as remark, kind, open
    from (select ${iccid}::text as iccid, false as bought, ${provenBy}::uuid as proven_by) listed ${facts(now)}`.execute(
    db,
  );
  return rows[0]!;
}

/** Of these numbers, those with a plan that was sold for a place where its user must be registered. */
export async function withPlansToRegister(db: DbOrTx, iccids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select distinct data.iccid from data_plans data join orders o on o.id = data.order_id
    where data.iccid = any (${[...iccids]}::text[]) and data.state <> 'cancelled'
      and o.plan_as_sold ->> 'identity' <> 'none'`.execute(db);
  return rows.map(({ iccid }) => iccid);
}

type Said = { accountId: string; iccid: string; remark: string | null; now: Date };

/**
 * False when the account has reached the limit. A hidden SIM is shown again; one that was given to this account's
 * mailbox is proven.
 */
export async function keepTypedSim(db: DbOrTx, { accountId, iccid, remark, now }: Said): Promise<boolean> {
  const { email } = await db
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const provenBy = await orderProving(db, iccid, email);
  const { numAffectedRows } = await sql`
    insert into account_sims (account_id, iccid, remark, added, proven_by, added_at)
    select ${accountId}, ${iccid}, ${remark}, true, ${provenBy}::uuid, ${now}
    where (select count(*) from account_sims where account_id = ${accountId} and added) < ${mostAdded}
    on conflict (account_id, iccid) do update
      set added = true, hidden = false, remark = excluded.remark, proven_by = excluded.proven_by`.execute(db);
  return numAffectedRows === 1n;
}

/** Records that its owner has named the order that the SIM came with. */
export async function proveSimOfAccount(
  db: DbOrTx,
  { accountId, iccid, now }: Omit<Said, "remark">,
  orderId: string,
): Promise<void> {
  await db
    .insertInto("account_sims")
    .values({ account_id: accountId, iccid, remark: null, added: false, proven_by: orderId, added_at: now })
    .onConflict((conflict) => conflict.columns(["account_id", "iccid"]).doUpdateSet({ proven_by: orderId }))
    .execute();
}

export async function setRemark(db: DbOrTx, { accountId, iccid, remark, now }: Said): Promise<void> {
  await db
    .insertInto("account_sims")
    .values({ account_id: accountId, iccid, remark, added: false, added_at: now })
    .onConflict((conflict) => conflict.columns(["account_id", "iccid"]).doUpdateSet({ remark }))
    .execute();
}

/** Deletes a SIM added by number; hides one from an order. */
export async function takeOffTheList(db: DbOrTx, accountId: string, { iccid, own }: SimRow, now: Date): Promise<void> {
  if (!own)
    await db.deleteFrom("account_sims").where("account_id", "=", accountId).where("iccid", "=", iccid).execute();
  else
    await db
      .insertInto("account_sims")
      .values({ account_id: accountId, iccid, remark: null, added: false, hidden: true, added_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "iccid"])
          .doUpdateSet({ hidden: true, added: false, remark: null, proven_by: null }),
      )
      .execute();
}

/** The same for accounts that have typed in a SIM of it. */
export async function unproveSims(tx: DbOrTx, orderId: string): Promise<void> {
  await sql`update account_sims set proven_by = null where proven_by = ${orderId}`.execute(tx);
}
