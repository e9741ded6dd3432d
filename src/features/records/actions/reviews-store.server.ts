import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Action, ThingKind } from "./rules.ts";

type Look = { staffId: string; since: Date; mostMinutes: number };

/**
 * Registrations that a member of staff has decided since, each once and none that they took back, and the seconds that half
 * of them took at most: from the first look within the last `mostMinutes` to the decision. Null: none was looked at so.
 */
export async function reviewsSince(
  db: DbOrTx,
  { staffId, since, mostMinutes }: Look,
): Promise<{ decided: number; seconds: number | null }> {
  const { rows } = await sql<{ decided: number; seconds: number | null }>`
    select count(*)::int as decided, percentile_cont(0.5) within group (order by took) as seconds
    from (
      select distinct on (on_id) on_id, at, action from actions
      where staff_id = ${staffId} and at >= ${since}
        and action in ('real_name_decided', 'real_name_proposed', 'real_name_taken_back')
      order by on_id, at desc) last
    cross join lateral (
      select extract(epoch from last.at - min(seen.at))::float8 as took from actions seen
      where seen.on_kind = 'real_name' and seen.on_id = last.on_id and seen.action = 'real_name_seen'
        and seen.staff_id = ${staffId} and seen.at <= last.at
        and seen.at > last.at - ${mostMinutes} * interval '1 minute') look
    where action <> 'real_name_taken_back'`.execute(db);
  const { decided, seconds } = rows[0]!;
  return { decided, seconds: seconds === null ? null : Math.round(seconds) };
}

/** How many others of the staff have ever done it to this thing. */
export async function othersWhoDid(
  db: DbOrTx,
  { kind, id, action }: { kind: ThingKind; id: string; action: Action },
  staffId: string,
): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(distinct staff_id)::int as others from actions
    where on_kind = ${kind} and on_id = ${id} and action = ${action} and staff_id <> ${staffId}`.execute(db);
  return rows[0]!.others;
}
