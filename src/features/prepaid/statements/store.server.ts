import { sql } from "kysely";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { prepaidTariffs, type PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StatementLine } from "./contract.ts";

type Row = Omit<StatementLine, "at" | "place" | "amount" | "balance"> & { at: Date; amount: number; balance: number };

export async function tariffOfCard(db: DbOrTx, iccid: string): Promise<PrepaidTariff | undefined> {
  return (await db.selectFrom("prepaid_cards").select("tariff").where("iccid", "=", iccid).executeTakeFirst())?.tariff;
}

/**
 * All that ever happened to a card, in its order: what each line of use costs is what all bytes until then cost, less
 * what they cost before it, so that lines, days and entries add up to the same cent.
 */
const moved = (iccid: string, tariff: PrepaidTariff) => sql`
  used as (
    select *, (sum(bytes) over (order by at, sequence))::bigint as until from prepaid_lines where iccid = ${iccid} and kind = 'use'
  ), moves as (
    select 'use' as kind, at, sequence::bigint as place, country, carrier, bytes,
      ((until - bytes) * ${prepaidTariffs[tariff].pricePerGb}::bigint / 1073741824)::bigint
        - (until * ${prepaidTariffs[tariff].pricePerGb}::bigint / 1073741824)::bigint as amount
    from used
    union all
    select kind, at, id, null, null, null, amount from prepaid_entries where iccid = ${iccid} and kind <> 'use'
  )`;

/** Newest first, with the balance after each. */
export async function linesSince(
  db: DbOrTx,
  { iccid, tariff, from, most }: { iccid: string; tariff: PrepaidTariff; from: Date; most: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${moved(iccid, tariff)}, summed as (
      select *, sum(amount) over (order by at, place, kind) as balance from moves
    )
    select kind, at, country, carrier, bytes::float8 as bytes, amount::int as amount, balance::int as balance
    from summed where at >= ${from} order by at desc, place desc, kind desc limit ${most}`.execute(db);
  return rows;
}

export async function daysSince(
  db: DbOrTx,
  { iccid, tariff, from }: { iccid: string; tariff: PrepaidTariff; from: Date },
): Promise<{ day: string; bytes: number; amount: number }[]> {
  const { rows } = await sql<{ day: string; bytes: number; amount: number }>`
    with ${moved(iccid, tariff)}
    select to_char(at at time zone ${operatorZone}, 'YYYY-MM-DD') as day, sum(bytes)::float8 as bytes,
      sum(amount)::int as amount
    from moves where kind = 'use' and at >= ${from} group by 1 order by 1`.execute(db);
  return rows;
}
