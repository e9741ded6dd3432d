import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";

export type Asked = { iccid: string; real_name_id: string; out_since: Date | null };

/**
 * SIMs that are registered and were not asked about since. Asking is noted first, and takes along since when the SIM is out:
 * only an answer puts that back, and after a night without one the days begin anew.
 */
export async function claimRegisteredSims(
  db: Db,
  { now, askedBefore, lastNight }: { now: Date; askedBefore: Date; lastNight: Date },
  most: number,
): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    with due as (
      select sim.real_name_id, sim.iccid, case when network_asked_at >= ${lastNight} then out_since end as out_since
      from real_name_sims sim join real_names name on name.id = sim.real_name_id
      where sim.holds and name.state = 'registered' and (network_asked_at is null or network_asked_at < ${askedBefore})
      order by network_asked_at nulls first limit ${most} for update of sim skip locked)
    update real_name_sims sim set network_asked_at = ${now}, out_since = null from due
    where sim.real_name_id = due.real_name_id and sim.iccid = due.iccid returning due.*`.execute(db);
  return rows;
}

export async function noteOut(db: Db, out: readonly Asked[], now: Date): Promise<void> {
  await sql`
    update real_name_sims sim set out_since = coalesce(out.out_since, ${now})
    from jsonb_to_recordset(${JSON.stringify(out)}::jsonb) as out (iccid text, real_name_id uuid, out_since timestamptz)
    where sim.holds and sim.iccid = out.iccid and sim.real_name_id = out.real_name_id`.execute(db);
}
