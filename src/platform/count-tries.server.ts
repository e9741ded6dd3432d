import { sql } from "kysely";
import { minuteMs } from "../kernel/duration.ts";
import type { DbOrTx } from "./database/database.server.ts";
import { prepared } from "./database/prepared-statement.server.ts";

/** The tables of counters: `attempts` lasts for hours, `shared_calls` for the current minute. */
type Book = "attempts" | "shared_calls";
/** `tries`: how many to count at once, all or none. */
type Trying = { what: string; minutes: number; now: Date; tries?: number };
/** One of the counters that an attempt adds to, and its limit; `who` is a hash. */
export type Share = { who: string; most: number };

/**
 * Counts one attempt for all of `shares` in one statement, and returns when to retry if any limit is exceeded. Once a
 * limit is exceeded nothing is written: a refused attempt takes nothing from others in a wider network.
 */
export async function countTry(
  db: DbOrTx,
  book: Book,
  { what, minutes, now, tries = 1 }: Trying,
  shares: readonly Share[],
): Promise<Date | undefined> {
  // a fixed lock order, so that two statements cannot deadlock
  const inOrder = [...shares].sort((one, other) => (one.who < other.who ? -1 : 1));
  const { rows } = await sql<{ until: Date | null }>`${prepared}
    with asked as (select *
      from unnest(${inOrder.map(({ who }) => who)}::text[], ${inOrder.map(({ most }) => most)}::bigint[]) as asked (who,
        most)),
    spent as (
      select kept.ends_at from asked, lateral (${counterOf(book, what)}) kept
        where kept.ends_at > ${now} and kept.tries + ${tries}::int > asked.most),
    counted as (
      insert into ${sql.table(book)} as kept (what, who, begun_at, ends_at, tries)
      select ${what}, who, ${now}::timestamptz, ${new Date(now.getTime() + minutes * minuteMs)}::timestamptz,
        ${tries}::int from asked where not exists (select from spent) order by who
      on conflict (what, who) do update set
        begun_at = case when kept.ends_at <= excluded.begun_at then excluded.begun_at else kept.begun_at end,
        ends_at = case when kept.ends_at <= excluded.begun_at then excluded.ends_at else kept.ends_at end,
        tries = case when kept.ends_at <= excluded.begun_at then excluded.tries else kept.tries + excluded.tries end
      returning who, tries, ends_at)
    select max(ends_at) as until from (
      select ends_at from spent union all select counted.ends_at from counted join asked using (who)
        where counted.tries > asked.most) over_the_limit`.execute(db);
  return rows[0]!.until ?? undefined;
}

/** Of one who is asked for. `limit`: joined otherwise, a plan made while the book was short reads it from start to end. */
const counterOf = (book: Book, what: string) => sql`
  select ends_at, tries from ${sql.table(book)} where what = ${what} and who = asked.who limit 1`;

/** Uncounts one attempt: it was right, or nothing came of it. */
export async function uncountTry(db: DbOrTx, what: string, whose: readonly string[]): Promise<void> {
  await sql`
    with counted as materialized (select what, who from attempts
      where what = ${what} and who = any (${[...whose]}::text[]) order by who for no key update)
    update attempts set tries = attempts.tries - 1 from counted
      where attempts.what = counted.what and attempts.who = counted.who and attempts.tries > 0`.execute(db);
}

/** Whether any limit is reached already; counts nothing. */
export async function isSpent(
  db: DbOrTx,
  book: Book,
  { what, now }: Pick<Trying, "what" | "now">,
  shares: readonly Share[],
): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(${shares.map(({ who }) => who)}::text[], ${shares.map(({ most }) => most)}::bigint[])
      as asked (who, most), lateral (${counterOf(book, what)}) kept
    where kept.ends_at > ${now} and kept.tries >= asked.most`.execute(db);
  return rows.length > 0;
}
