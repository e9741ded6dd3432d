import { sql } from "kysely";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { addJobs } from "../../../platform/jobs/add-job.server.ts";
import type { Region } from "./rules.ts";
import { simsOf } from "./store.server.ts";

/** The network is told of all SIMs of a registration that begins or ends, in the transaction that does it. */
export async function tellNetworkOf(tx: DbOrTx, realNameId: string): Promise<void> {
  const sims = await simsOf(tx, realNameId);
  await addJobs(
    tx,
    sims.map(({ iccid }) => ({ name: "register-sim" as const, payload: { iccid }, once: `register-sim:${iccid}` })),
  );
}

/** Where a SIM is registered now; nowhere where no registration holds it. */
export async function regionsOf(db: Db, iccid: string): Promise<Region[]> {
  const { rows } = await sql<{ regions: Region[] }>`
    select name.regions from real_name_sims sim join real_names name on name.id = sim.real_name_id
    where sim.iccid = ${iccid} and sim.holds and name.state = 'registered'`.execute(db);
  return (rows[0]?.regions ?? []).toSorted();
}

/** What the network knows; undefined: it was silent, or whoever asked was killed before the answer was kept. */
export async function toldOf(db: Db, iccid: string): Promise<Region[] | undefined> {
  const { rows } = await sql<{ regions: Region[] | null; certain: boolean }>`
    select regions, asks = answers as certain from told_sims where iccid = ${iccid}`.execute(db);
  if (!rows[0]) return [];
  return rows[0].certain ? (rows[0].regions ?? undefined) : undefined;
}

/** Why the network knows none of what it was told last of a SIM; null: it does. */
export async function failureOf(db: Db, iccid: string): Promise<string | null> {
  const { rows } = await sql<{ failure: string | null }>`
    select failure from told_sims where iccid = ${iccid}`.execute(db);
  return rows[0]?.failure ?? null;
}

export async function noteAsking(db: Db, iccid: string, now: Date): Promise<void> {
  await sql`
    insert into told_sims (iccid, regions, asks, told_at) values (${iccid}, null, 1, ${now})
    on conflict (iccid) do update set asks = told_sims.asks + 1, told_at = ${now}`.execute(db);
}

/** `failure`: why it knows none of it. */
export async function noteAnswer(db: Db, iccid: string, regions: Region[], failure: string | null): Promise<void> {
  const known = failure === null ? regions : null;
  await sql`
    update told_sims set answers = answers + 1, regions = ${known}::text[], failure = ${failure}
    where iccid = ${iccid}`.execute(db);
}
