import { sql, type Insertable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PrepaidAutoChargeRow } from "../../../platform/database/tables.ts";
import { lockTopUp } from "../../sales/top-ups/store.server.ts";

export async function writeCharge(
  tx: DbOrTx,
  charge: Omit<Insertable<PrepaidAutoChargeRow>, "state" | "top_up_id"> & { top_up_id: string },
): Promise<void> {
  await tx
    .insertInto("prepaid_auto_charges")
    .values({ ...charge, state: "asked" })
    .execute();
}

/** Once for a month; false when it was noted before. */
export async function noteCapped(
  tx: DbOrTx,
  charge: Omit<Insertable<PrepaidAutoChargeRow>, "state" | "top_up_id">,
): Promise<boolean> {
  const { rows } = await sql`
    insert into prepaid_auto_charges (auto_top_up_id, month, amount, state, asked_at)
    values (${charge.auto_top_up_id}, ${charge.month}, ${charge.amount}, 'capped', ${charge.asked_at})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** What counts against the cap: being charged, on its way or on the card. */
export async function spentIn(db: DbOrTx, autoTopUpId: string, month: string): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(made.amount), 0)::int as spent
    from prepaid_auto_charges made join top_ups t on t.id = made.top_up_id
    where auto_top_up_id = ${autoTopUpId} and month = ${month}
      and ((made.state = 'asked' and t.state <> 'returned') or t.state in ('paid', 'credited'))`.execute(db);
  return rows[0]!.spent;
}

export async function isCapped(db: DbOrTx, autoTopUpId: string, month: string): Promise<boolean> {
  const found = await db
    .selectFrom("prepaid_auto_charges")
    .select("id")
    .where("auto_top_up_id", "=", autoTopUpId)
    .where("month", "=", month)
    .where("state", "=", "capped")
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a top-up that was made by itself is on its way to this card, whoever pays for it. */
export async function isBeingCharged(tx: DbOrTx, iccid: string): Promise<boolean> {
  const { rows } = await sql`
    select from prepaid_auto_charges made join prepaid_auto_top_ups auto on auto.id = made.auto_top_up_id
      join top_ups t on t.id = made.top_up_id
    where auto.iccid = ${iccid} and made.state = 'asked' and t.state in ('asked', 'paid') limit 1`.execute(tx);
  return rows.length > 0;
}

export async function noteDone(db: DbOrTx): Promise<void> {
  await sql`
    update prepaid_auto_charges made set state = 'done' from top_ups t
    where t.id = made.top_up_id and made.state = 'asked' and t.state = 'credited'`.execute(db);
}

type Refused = {
  chargeId: string;
  topUpId: string;
  id: string;
  account_id: string;
  iccid: string;
  why: "payment" | "card";
};

const isUnpaid = sql`t.state = 'asked' and not exists (
  select from payments p where p.order_id is null and p.payable_kind = 'top_up' and p.payable_id = t.id
    and p.state in ('created', 'waiting', 'succeeded'))`;

/** Those that no payment card paid for, and those whose money goes back because the prepaid card took no balance. */
export async function refusedCharges(db: DbOrTx, most: number): Promise<Refused[]> {
  const { rows } = await sql<Refused>`
    select made.id as "chargeId", t.id as "topUpId", auto.id, auto.account_id, auto.iccid,
      case t.state when 'returned' then 'card' else 'payment' end as why
    from prepaid_auto_charges made join prepaid_auto_top_ups auto on auto.id = made.auto_top_up_id
      join top_ups t on t.id = made.top_up_id
    where made.state = 'asked' and (t.state = 'returned' or ${isUnpaid})
    order by made.id limit ${most}`.execute(db);
  return rows;
}

/**
 * False where it was recorded already, or paid since it was found. The top-up is locked, as a payment that succeeds locks
 * it: what comes afterwards finds the charge given up and goes back.
 */
export async function settleRefused(
  tx: DbOrTx,
  { chargeId, topUpId }: Pick<Refused, "chargeId" | "topUpId">,
): Promise<boolean> {
  await lockTopUp(tx, topUpId);
  const { rows } = await sql`
    update prepaid_auto_charges made set state = 'failed' from top_ups t
    where made.id = ${chargeId} and made.state = 'asked' and t.id = made.top_up_id
      and (t.state = 'returned' or ${isUnpaid}) returning made.id`.execute(tx);
  return rows.length > 0;
}

/** Cards whose latest top-up the cap of an earlier month has prevented. */
export async function cappedBefore(db: DbOrTx, month: string): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select distinct auto.iccid from prepaid_auto_top_ups auto
      join lateral (select state, month from prepaid_auto_charges where auto_top_up_id = auto.id order by id desc limit 1)
        latest on latest.state = 'capped' and latest.month < ${month}
    where auto.on_since is not null order by 1`.execute(db);
  return rows.map(({ iccid }) => iccid);
}
