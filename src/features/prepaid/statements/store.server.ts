import { sql } from "kysely";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import type { Place } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StatementLine } from "./contract.ts";
import { priced, pricedDays, type Until } from "./rules.ts";

export type ReadCard = { iccid: string; tariff: PrepaidTariff; from: Date };

export async function tariffOfCard(db: DbOrTx, iccid: string): Promise<PrepaidTariff | undefined> {
  return (await db.selectFrom("prepaid_cards").select("tariff").where("iccid", "=", iccid).executeTakeFirst())?.tariff;
}

type Read = Pick<StatementLine, "kind" | "country" | "carrier" | "bytes"> & Place & { at: Date; amount: number | null };

const columnsOfLine = sql`'use' as kind, at, sequence::bigint * 2 as id, country, carrier, bytes, null::int as amount`;
const columnsOfEntry = sql`kind, at, id * 2 + 1 as id, null as country, null as carrier, null::bigint as bytes, amount`;
const columnsRead = sql`kind, at, id::text as id, country, carrier, bytes::float8 as bytes, amount,
  (extract(epoch from at) * 1000000)::bigint::text as micros`;

/**
 * A page, newest first and priced, from a place on. The lines and what there was before them are summed in one statement,
 * so that they are of one moment. A line's number is even, an entry's odd: within a moment that is their order.
 */
export async function linesOf(
  db: DbOrTx,
  { iccid, tariff, from }: ReadCard,
  { place, most }: { place: Place | undefined; most: number },
) {
  const instant = place && sql`timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond'`;
  const beyond = (id: ReturnType<typeof sql>) =>
    place ? sql`and at <= ${instant} and (at < ${instant} or ${id} < ${place.id}::bigint)` : sql``;
  const step = sql`where at >= ${from} order by at desc, id desc limit ${most}`;
  const { rows } = await sql<Read & { used: string; others: number }>`
    with lines as not materialized (
      select ${columnsOfLine} from prepaid_lines
      where iccid = ${iccid} and kind = 'use' ${beyond(sql`sequence::bigint * 2`)}
    ), entries as not materialized (
      select ${columnsOfEntry} from prepaid_entries
      where iccid = ${iccid} and kind <> 'use' ${beyond(sql`prepaid_entries.id * 2 + 1`)}
    )
    select ${columnsRead},
      (select coalesce(sum(bytes), 0)::text from lines) as used,
      (select coalesce(sum(amount), 0)::int from entries) as others
    from ((select * from lines ${step}) union all (select * from entries ${step})) as page
    order by at desc, page.id desc limit ${most}`.execute(db);
  const { used = "0", others = 0 } = rows[0] ?? {};
  return priced(rows, { used: BigInt(used), others }, tariff).lines;
}

/**
 * Everything that there is at this moment, as the numbers of its lines and entries, newest first, eight bytes each: a card
 * has no index by time (decision 128), and each page would search all of its lines once more.
 */
export async function orderOf(db: DbOrTx, { iccid, from }: ReadCard): Promise<{ order: Buffer; until: Until }> {
  const { rows } = await sql<{ order: Buffer | null; used: string; others: number }>`
    select string_agg(int8send(id), '' order by at desc, id desc) filter (where at >= ${from}) as order,
      coalesce(sum(bytes), 0)::text as used, coalesce(sum(amount), 0)::int as others
    from (
      select ${columnsOfLine} from prepaid_lines where iccid = ${iccid} and kind = 'use'
      union all select ${columnsOfEntry} from prepaid_entries where iccid = ${iccid} and kind <> 'use'
    ) as moved`.execute(db);
  const { order, used, others } = rows[0]!;
  return { order: order ?? Buffer.alloc(0), until: { used: BigInt(used), others } };
}

/** Those of these numbers, newest first; `until` is what there was up to and with the first of them. */
export async function linesAt(db: DbOrTx, { iccid, tariff }: ReadCard, numbers: readonly bigint[], until: Until) {
  const lines = numbers.filter((id) => id % 2n === 0n).map((id) => id / 2n);
  const entries = numbers.filter((id) => id % 2n === 1n).map((id) => (id - 1n) / 2n);
  // offset 0: one number after the other by its key; all at once the planner would search the whole card for them
  const { rows } = await sql<Read>`
    select ${columnsRead} from (
      select line.* from unnest(${lines}::int[]) as wanted, lateral (
        select ${columnsOfLine} from prepaid_lines where iccid = ${iccid} and sequence = wanted offset 0) as line
      union all
      select entry.* from unnest(${entries}::bigint[]) as wanted, lateral (
        select ${columnsOfEntry} from prepaid_entries where iccid = ${iccid} and id = wanted offset 0) as entry
    ) as page order by at desc, page.id desc`.execute(db);
  return priced(rows, until, tariff);
}

export async function daysOf(db: DbOrTx, { iccid, tariff, from }: ReadCard) {
  const { rows } = await sql<{ day: string | null; bytes: string }>`
    select case when at >= ${from} then to_char(at at time zone ${operatorZone}, 'YYYY-MM-DD') end as day,
      sum(bytes)::text as bytes
    from prepaid_lines where iccid = ${iccid} and kind = 'use' group by 1 order by 1 nulls first`.execute(db);
  const before = rows.find(({ day }) => day === null)?.bytes ?? "0";
  const days = rows.flatMap(({ day, bytes }) => (day === null ? [] : [{ day, bytes: Number(bytes) }]));
  return pricedDays(days, BigInt(before), tariff);
}
