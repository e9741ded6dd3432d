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

type Read = Pick<StatementLine, "kind" | "country" | "carrier" | "bytes"> &
  Place & { at: Date; amount: number | null; used?: string; others?: number; heard?: string | null };

/** Where a page ended, what there was up to there, and when the network's newest line was heard as the first page was read. */
type Reached = Place & Until & { heard: string | null };

/**
 * Newest first and priced, from a place on. Without a page before it, the lines and what there was before them are summed
 * in one statement, so that they are of one moment. From a page that was `reached`, nothing is summed again, and what the
 * network has sent since the first page is left out: its balances would not fit those before. A line's number is even, an
 * entry's odd: within a moment that is their order.
 */
export async function linesOf(
  db: DbOrTx,
  { iccid, tariff, from }: ReadCard,
  { place, most }: { place: Place | Reached | undefined; most: number },
) {
  const reached = place && "heard" in place ? place : undefined;
  const instant = place && sql`timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond'`;
  const beyond = (id: ReturnType<typeof sql>) =>
    place ? sql`and at <= ${instant} and (at < ${instant} or ${id} < ${place.id}::bigint)` : sql``;
  const known = reached ? sql`and heard_at <= ${reached.heard}::timestamptz` : sql``;
  const sums = sql`,
      (select coalesce(sum(bytes), 0)::text from lines) as used,
      (select coalesce(sum(amount), 0)::int from entries) as others,
      (select max(heard_at)::text from prepaid_lines where iccid = ${iccid}) as heard`;
  const step = sql`where at >= ${from} order by at desc, id desc limit ${most}`;
  const { rows } = await sql<Read>`
    with lines as not materialized (
      select 'use' as kind, at, sequence::bigint * 2 as id, country, carrier, bytes, null::int as amount
      from prepaid_lines where iccid = ${iccid} and kind = 'use' ${known} ${beyond(sql`sequence::bigint * 2`)}
    ), entries as not materialized (
      select kind, at, id * 2 + 1 as id, null as country, null as carrier, null::bigint as bytes, amount
      from prepaid_entries where iccid = ${iccid} and kind <> 'use' ${beyond(sql`prepaid_entries.id * 2 + 1`)}
    )
    select kind, at, id::text as id, country, carrier, bytes::float8 as bytes, amount,
      (extract(epoch from at) * 1000000)::bigint::text as micros${reached ? sql`` : sums}
    from ((select * from lines ${step}) union all (select * from entries ${step})) as page
    order by at desc, page.id desc limit ${most}`.execute(db);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return { lines: [], reached: undefined };
  const { used = "0", others = 0, heard = null } = first;
  const { lines, rest } = priced(rows, reached ?? { used: BigInt(used), others }, tariff);
  const { micros, id } = last;
  return { lines, reached: { micros, id, ...rest, heard: reached ? reached.heard : heard } satisfies Reached };
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
