import { sql } from "kysely";
import { minuteMs } from "../kernel/duration.ts";
import type { DbOrTx } from "./database/database.server.ts";

/** Where tries are counted: what lasts for hours, and calls of the running minute. */
type Book = "attempts" | "shared_calls";
/** `tries`: so many at once, all or none. */
type Trying = { what: string; minutes: number; now: Date; tries?: number };
/** Each of those that a try counts for, and how many it has; `who` is a hash. */
export type Share = { who: string; most: number };

/**
 * Counts one try for all of `shares`, in one statement, and answers when to come back when it was one too many for any.
 * Once a share is spent nothing is written any more: a refused try takes nothing from those who share a wider network
 * with whoever made it.
 */
export async function countTry(
  db: DbOrTx,
  book: Book,
  { what, minutes, now, tries = 1 }: Trying,
  shares: readonly Share[],
): Promise<Date | undefined> {
  // always in the same order, so that two statements never wait for each other
  const inOrder = [...shares].sort((one, other) => (one.who < other.who ? -1 : 1));
  const { rows } = await sql<{ until: Date | null }>`
    with asked as (select *
      from unnest(${inOrder.map(({ who }) => who)}::text[], ${inOrder.map(({ most }) => most)}::bigint[]) as asked (who,
        most)),
    spent as (
      select kept.ends_at from ${sql.table(book)} kept join asked on asked.who = kept.who
        where kept.what = ${what} and kept.ends_at > ${now} and kept.tries + ${tries}::int > asked.most),
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

/** Takes one try back: it was right, or nothing came of it. */
export async function takeBackTry(db: DbOrTx, what: string, whose: readonly string[]): Promise<void> {
  await sql`
    with counted as materialized (select what, who from attempts
      where what = ${what} and who = any (${[...whose]}::text[]) order by who for update)
    update attempts set tries = attempts.tries - 1 from counted
      where attempts.what = counted.what and attempts.who = counted.who and attempts.tries > 0`.execute(db);
}

/** Whether any of the shares is spent already; counts nothing. */
export async function isSpent(
  db: DbOrTx,
  book: Book,
  { what, now }: Pick<Trying, "what" | "now">,
  shares: readonly Share[],
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(book)} kept
      join unnest(${shares.map(({ who }) => who)}::text[], ${shares.map(({ most }) => most)}::bigint[]) as asked (who,
        most) on asked.who = kept.who
    where kept.what = ${what} and kept.ends_at > ${now} and kept.tries >= asked.most`.execute(db);
  return rows.length > 0;
}
