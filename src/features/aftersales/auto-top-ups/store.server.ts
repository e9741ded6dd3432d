import { sql, type Insertable, type Selectable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import { spellingsOf } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { AutoTopUpOrderRow, AutoTopUpRow } from "../../../platform/database/tables.ts";
import { ownBy } from "../../stock/sims/store.server.ts";

export type AutoTopUp = Selectable<AutoTopUpRow>;

export async function emailOf(db: DbOrTx, accountId: string): Promise<string | undefined> {
  return (await db.selectFrom("accounts").select("email").where("id", "=", accountId).executeTakeFirst())?.email;
}

export function autoTopUpById(db: DbOrTx, id: string): Promise<AutoTopUp | undefined> {
  return db.selectFrom("auto_top_ups").selectAll().where("id", "=", id).executeTakeFirst();
}

export function autoTopUpOf(
  db: DbOrTx,
  accountId: string,
  spellings: readonly string[],
): Promise<AutoTopUp | undefined> {
  return db
    .selectFrom("auto_top_ups")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("iccid", "in", [...spellings])
    .executeTakeFirst();
}

type Bought = { planCode: string; days: number; currency: Currency };

/**
 * The plans bought for this SIM on our network by the account, and on sale as a renewal: each once for the days it was
 * bought for, newest first.
 */
export async function plansBoughtFor(db: DbOrTx, iccid: string, accountId: string): Promise<Bought[]> {
  const { rows } = await sql<Bought>`${prepared}
    select o.plan_code as "planCode", o.days, (array_agg(o.currency order by o.placed_at desc))[1] as currency
    from data_plans data join orders o on o.id = data.order_id join plans on plans.code = o.plan_code
    where data.iccid = any (${spellingsOf(iccid)}::text[]) and data.network_reference is not null and data.state <> 'cancelled'
      and ${ownBy(accountId)} and plans.on_sale and 'renewal' = any (plans.ways)
    group by o.plan_code, o.days order by max(o.placed_at) desc`.execute(db);
  return rows;
}

/**
 * Under new terms purchases that failed for lack of money or a card may be tried again; a payment that succeeded late, after
 * the bank had declined, stays and counts.
 */
export async function forgetFailed(tx: DbOrTx, id: string): Promise<void> {
  await sql`
    delete from auto_top_up_orders made where auto_top_up_id = ${id} and state in ('failed', 'capped')
      and not exists (select from orders where orders.id = made.order_id and paid_at is not null)`.execute(tx);
}

/** `until`: what was agreed to later stays. */
export async function turnOffBySim(
  db: DbOrTx,
  accountId: string,
  spellings: readonly string[],
  now: Date,
  until?: Date,
): Promise<void> {
  await db
    .updateTable("auto_top_ups")
    .set({ on_since: null, stopped: null, changed_at: now })
    .where("account_id", "=", accountId)
    .where("iccid", "in", [...spellings])
    .where("on_since", "is not", null)
    .$if(until !== undefined, (query) => query.where("on_since", "<=", until!))
    .execute();
}

/** Another SIM carries on for this one, on the terms that were agreed to. */
export async function moveAutoTopUps(tx: DbOrTx, { from, to }: { from: string; to: string }, now: Date): Promise<void> {
  await tx
    .updateTable("auto_top_ups")
    .set({ iccid: to, spellings: [...spellingsOf(to)], changed_at: now })
    .where("iccid", "in", [...spellingsOf(from)])
    .execute();
}

/** The sum that counts against the cap, in minor units: paid or pending, including late successes. */
export async function spentIn(
  db: DbOrTx,
  { id, currency }: Pick<AutoTopUp, "id" | "currency">,
  month: string,
): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(amount), 0)::int as spent from auto_top_up_orders made left join orders on orders.id = order_id
    where auto_top_up_id = ${id} and month = ${month} and made.currency = ${currency}
      and (made.state in ('asked', 'ordered') or orders.paid_at is not null)`.execute(db);
  return rows[0]!.spent;
}

export async function writeTopUp(tx: DbOrTx, row: Insertable<AutoTopUpOrderRow>): Promise<void> {
  await tx.insertInto("auto_top_up_orders").values(row).execute();
}

/** Whether the cap prevented a purchase for a package that still runs. */
export async function isCapped(db: DbOrTx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ capped: boolean }>`
    select exists (
      select from auto_top_up_orders made
        join data_plans data on data.order_id = low_order_id and data.position = low_position
      where auto_top_up_id = ${id} and made.state = 'capped' and data.expires_at > ${now}
    ) as capped`.execute(db);
  return rows[0]!.capped;
}

export function planAreaOf(db: DbOrTx, planCode: string) {
  return db.selectFrom("plans").select(["scope", "area"]).where("code", "=", planCode).executeTakeFirstOrThrow();
}
