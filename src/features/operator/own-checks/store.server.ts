import { sql } from "kysely";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { OutageFunction } from "../../../kernel/outage.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Service } from "../outside-hours/rules.ts";
import { windowMinutes, type Verdict } from "./rules.ts";

type Tried = { attempts: number; failures: number };

/**
 * What was tried since the sample that is a quarter of an hour old, and this check's own sample. The counts are kept by hour: those of the
 * hours since, less what that sample's hour had at its moment. Without an old enough sample nothing can be said.
 */
export async function triedSince(db: DbOrTx, service: Service, now: Date): Promise<Tried | undefined> {
  const { rows } = await sql<Tried>`
    with taken as (
      insert into outage_samples (service, at, attempts, failures)
      select ${service}, ${now}, coalesce(sum(attempts), 0), coalesce(sum(failures), 0) from outside_hours
      where service = ${service} and hour = date_trunc('hour', ${now}::timestamptz, 'UTC')
      on conflict do nothing),
    gone as (delete from outage_samples where service = ${service} and at < ${now}::timestamptz - interval '2 hours'),
    sample as (
      select at, attempts, failures from outage_samples
      where service = ${service} and at between ${now}::timestamptz - interval '1 hour'
        and ${now}::timestamptz - ${sql.lit(windowMinutes)} * interval '1 minute' order by at desc limit 1)
    select (coalesce(sum(h.attempts), 0) - min(s.attempts))::int as attempts,
      (coalesce(sum(h.failures), 0) - min(s.failures))::int as failures
    from sample s left join outside_hours h
      on h.service = ${service} and h.hour between date_trunc('hour', s.at, 'UTC') and ${now}
    group by s.at`.execute(db);
  return rows[0];
}

/** eSIM orders that should have been delivered: paid in the last two hours, and longer than a quarter of an hour ago. */
export async function deliveredOfLate(db: DbOrTx, now: Date): Promise<Tried> {
  const { rows } = await sql<Tried>`
    select count(*)::int as attempts,
      count(*) filter (where state = 'paid' and not exists (
        select from cases where order_id = orders.id and kind = 'order_held' and closed_at is null))::int as failures
    from orders
    where number > '' and way = 'esim' and placed_at > ${now}::timestamptz - interval '4 hours' and paid_at between ${now}::timestamptz - interval '2 hours'
      and ${now}::timestamptz - ${sql.lit(windowMinutes)} * interval '1 minute'`.execute(db);
  return rows[0]!;
}

type Sign = { verdict: Verdict; since: Date };

/** Behind its lock: two checks at once judge one after the other. */
export async function lockSign(tx: DbOrTx, of: OutageFunction): Promise<Sign | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${of}, 392))`.execute(tx);
  return tx.selectFrom("outage_signs").select(["verdict", "since"]).where("function", "=", of).executeTakeFirst();
}

export async function putSign(tx: DbOrTx, of: OutageFunction, sign: Sign): Promise<void> {
  await tx
    .insertInto("outage_signs")
    .values({ function: of, ...sign })
    .onConflict((known) => known.column("function").doUpdateSet(sign))
    .execute();
}

/** What was found before a pause says nothing of now. */
export async function forgetSign(db: DbOrTx, of: OutageFunction): Promise<void> {
  await db.deleteFrom("outage_signs").where("function", "=", of).execute();
}

export async function countCheck(tx: DbOrTx, of: OutageFunction, now: Date): Promise<void> {
  await sql`
    insert into outage_checks (day, function, checks) values ((${now}::timestamptz at time zone ${operatorZone})::date, ${of}, 1)
    on conflict (day, function) do update set checks = outage_checks.checks + 1`.execute(tx);
}

/** A year is more than any page shows. */
export async function forgetOldChecks(db: DbOrTx, now: Date): Promise<void> {
  await sql`delete from outage_checks where day < (${now}::timestamptz - interval '1 year')::date`.execute(db);
}
