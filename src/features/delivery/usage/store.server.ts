import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { DataPlanRow, PlanAsSold } from "../../../platform/database/tables.ts";
import type { NetworkChange } from "../../stock/data-plans/rules.ts";
import { askedEveryMinutes, leastSecondsBetween, type WatchedState } from "./rules.ts";

export type KnownPlan = Pick<
  Selectable<DataPlanRow>,
  "order_id" | "position" | "state" | "as_of" | "activated_at" | "used_mb" | "used_today_mb"
> &
  Pick<PlanAsSold, "kind" | "allowance_mb" | "day_rule" | "day_zone"> & { network_reference: string };

const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** As the partial index `data_plans_to_look_at` has it. */
const watched = sql`network_reference is not null and state in ('not_started', 'active', 'used_up')`;

/**
 * Claims the plans in a state that were queried the longest ago (`data_plans_to_look_at`): concurrent processes claim
 * different ones.
 */
export async function claimPlansToLookAt(db: DbOrTx, state: WatchedState, now: Date, most: number): Promise<string[]> {
  const before = ago(now, askedEveryMinutes[state] * 60);
  const { rows } = await sql<{ network_reference: string }>`
    update data_plans set network_asked_at = ${now}
    where (order_id, position) in (
      select order_id, position from data_plans
      where ${watched} and state = ${state}
        and (network_asked_at is null or network_asked_at <= ${before})
      order by network_asked_at nulls first limit ${most} for update skip locked
    )
    returning network_reference`.execute(db);
  return rows.map(({ network_reference }) => network_reference);
}

/**
 * Claims the open plans of some SIMs, skipping those queried a moment ago or locked right now: a page does not wait.
 */
export async function claimPlansOfSims(db: DbOrTx, iccids: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ network_reference: string }>`${prepared}
    update data_plans set network_asked_at = ${now}
    where (order_id, position) in (
      select order_id, position from data_plans
      where iccid = any (${[...iccids]}::text[]) and ${watched}
        and (network_asked_at is null or network_asked_at <= ${ago(now, leastSecondsBetween)})
      for update skip locked
    )
    returning network_reference`.execute(db);
  return rows.map(({ network_reference }) => network_reference);
}

/** How many of its days we have, and their sum. */
export type Days = { days_known: number; bytes_of_days: number };

/** Without days before its start: they are of a plan that was loaded on the SIM before it. */
export function knownPlans(db: DbOrTx, references: readonly string[]): Promise<(KnownPlan & Days)[]> {
  const ofDays = (what: string) => sql`(select ${sql.raw(what)} from usage_days
    where usage_days.order_id = data.order_id and usage_days.position = data.position
      and day >= (data.activated_at at time zone coalesce(
        case plan_as_sold ->> 'day_rule' when 'calendar_day' then plan_as_sold ->> 'day_zone' end, 'UTC'))::date)`;
  return found<Days>(db, references, {
    more: sql`, ${ofDays("count(*)::int")} as days_known,
      ${ofDays("coalesce(sum(used_bytes), 0)::float8")} as bytes_of_days`,
  });
}

/** In the common lock order, to avoid deadlocks. */
export function lockPlans(tx: DbOrTx, references: readonly string[]): Promise<KnownPlan[]> {
  return found(tx, references, { locking: sql`for no key update of data` });
}

type Part = ReturnType<typeof sql>;

async function found<More extends object = object>(
  db: DbOrTx,
  references: readonly string[],
  { more = sql``, locking = sql`` }: { more?: Part; locking?: Part },
): Promise<(KnownPlan & More)[]> {
  const { rows } = await sql<KnownPlan & More>`
    select data.order_id, data.position, data.state, data.as_of, data.activated_at, data.used_mb, data.used_today_mb,
      data.network_reference,
      plan_as_sold ->> 'kind' as kind, (plan_as_sold ->> 'allowance_mb')::int as allowance_mb,
        plan_as_sold ->> 'day_rule' as day_rule, plan_as_sold ->> 'day_zone' as day_zone${more}
    from data_plans data join orders on orders.id = data.order_id
    where data.network_reference = any (${[...references]}::text[])
    order by data.order_id, data.position ${locking}`.execute(db);
  return rows;
}

/** The network's report on one plan and its days, in megabytes to the byte. */
export type Word = NetworkChange & {
  reference: string;
  order_id: string;
  position: number;
  days: readonly { day: string; usedMb: number }[];
};

export const bytesInMb = 1_048_576;

/** Records reports on many plans, which the caller has locked. Reported days are overwritten; others stay. */
export async function writeWords(tx: DbOrTx, words: readonly Word[]): Promise<void> {
  if (words.length === 0) return;
  const days = words.flatMap(({ order_id, position, days: usedDays }) =>
    usedDays.map(({ day, usedMb }) => ({ order_id, position, day, used_bytes: Math.round(usedMb * bytesInMb) })),
  );
  await sql`
    with reported as (
      select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as t(order_id uuid, position int, state text,
        activated_at timestamptz, expires_at timestamptz,
        used_mb int, used_today_mb int, slow boolean, as_of timestamptz)
    ), days as (
      insert into usage_days (order_id, position, day, used_bytes)
      select order_id, position, day, used_bytes
        from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as t(order_id uuid, position int, day date,
          used_bytes bigint)
      on conflict (order_id, position, day) do update set used_bytes = excluded.used_bytes
        where usage_days.used_bytes <> excluded.used_bytes
    )
    update data_plans data set state = reported.state, activated_at = reported.activated_at,
      expires_at = reported.expires_at, used_mb = reported.used_mb, used_today_mb = reported.used_today_mb,
      slow = reported.slow, as_of = reported.as_of
    from reported where data.order_id = reported.order_id and data.position = reported.position`.execute(tx);
}
