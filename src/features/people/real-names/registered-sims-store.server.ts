import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";

/** SIMs that are registered and were not asked about since. Asking is noted first: one without an answer waits for its next turn. */
export async function claimRegisteredSims(
  db: Db,
  { now, askedBefore }: { now: Date; askedBefore: Date },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    update real_name_sims set network_asked_at = ${now}
    where (real_name_id, iccid) in (
      select real_name_id, iccid from real_name_sims sim join real_names name on name.id = sim.real_name_id
      where sim.holds and name.state = 'registered' and (network_asked_at is null or network_asked_at < ${askedBefore})
      order by network_asked_at nulls first limit ${most} for update of sim skip locked)
    returning iccid`.execute(db);
  return rows.map(({ iccid }) => iccid);
}

export async function noteOut(db: Db, iccids: readonly string[], now: Date): Promise<void> {
  await sql`
    update real_name_sims set out_since = coalesce(out_since, ${now})
    where holds and iccid = any (${[...iccids]}::text[])`.execute(db);
}

export async function noteThere(db: Db, iccids: readonly string[]): Promise<void> {
  await sql`
    update real_name_sims set out_since = null
    where holds and out_since is not null and iccid = any (${[...iccids]}::text[])`.execute(db);
}

/** Of these, those that were out each time since then, with the registration that holds them. */
export async function outSince(
  db: Db,
  iccids: readonly string[],
  before: Date,
): Promise<{ iccid: string; real_name_id: string }[]> {
  const { rows } = await sql<{ iccid: string; real_name_id: string }>`
    select iccid, real_name_id from real_name_sims
    where holds and out_since <= ${before} and iccid = any (${[...iccids]}::text[]) order by real_name_id, iccid`.execute(
    db,
  );
  return rows;
}
