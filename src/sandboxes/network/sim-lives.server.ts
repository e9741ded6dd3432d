import type pg from "pg";
import { wholeSecond } from "./network-clock.ts";
import { passTime, type Lived, type LivingSim } from "./passing-time.ts";
import { addUses, megabyte, plansBy, savePlans, type KeptPlan } from "./plan-store.server.ts";
import { hasData, registeredFor } from "./registered-sims.server.ts";
import { stateByDigits } from "./sim-states.server.ts";

/** `state`: null for a SIM in the state that its digits stand for. */
type Life = {
  iccid: string;
  country: string | null;
  mbPerHour: number;
  settledAt: Date;
  state: string | null;
  /** Where it is registered; null: nowhere. */
  regions: string[] | null;
  seenAt: Date | null;
  seenIn: string | null;
};
/**
 * A SIM with all its plans, counted up to `at`. A transaction that holds it holds its lock. `active`: the
 * network lets it in.
 */
export type SettledSim = { life: Life; active: boolean; sim: LivingSim; plans: KeptPlan[]; at: number };

/**
 * Brings these SIMs from their last settled moment to `now`, behind a lock on each of them, so that of many who look at
 * the same moment one counts and the others find it counted. Locked in one order, against deadlocks.
 */
export async function settledSims(tx: pg.PoolClient, iccids: readonly string[], now: number): Promise<SettledSim[]> {
  const sorted = [...new Set(iccids)].toSorted();
  const lives = await lockedLives(tx, sorted, now);
  const plans = Map.groupBy(await plansBy(tx, { iccids: sorted }), ({ iccid }) => iccid);
  const sims = lives.map((life) => brought(life, plans.get(life.iccid) ?? [], now));
  await save(
    tx,
    sims.flatMap(({ before, lived }) => changesOf(before, lived)),
    sims.flatMap(({ lived }) => lived.uses),
  );
  const late = sims.filter(({ life, at }) => life.settledAt.getTime() < at).map(({ life }) => life.iccid);
  if (late.length > 0)
    await tx.query("update sandbox_network.lives set settled_at = $2 where iccid = any ($1)", [late, new Date(now)]);
  return sims.map(({ life, active, sim, at, before, lived }) => ({
    life,
    active,
    sim,
    at,
    plans: merged(before, lived),
  }));
}

/** Those that begin to live are locked by being written. */
async function lockedLives(tx: pg.PoolClient, sorted: readonly string[], now: number): Promise<Life[]> {
  const { rows: born } = await tx.query<Life>(
    `insert into sandbox_network.lives as life (iccid, settled_at)
     select iccid, $2 from unnest($1::text[]) as new (iccid) order by iccid on conflict do nothing
     returning iccid, country, mb_per_hour as "mbPerHour", settled_at as "settledAt", seen_at as "seenAt",
       seen_in as "seenIn", (select state from sandbox_network.sims where iccid = life.iccid),
       (select regions from sandbox_network.registered where ${registeredFor("life.iccid")})`,
    [sorted, new Date(now)],
  );
  if (born.length === sorted.length) return born;
  const { rows } = await tx.query<Life>(
    `select lives.iccid, country, mb_per_hour as "mbPerHour", settled_at as "settledAt", seen_at as "seenAt",
       seen_in as "seenIn", sims.state,
       registered.regions
     from sandbox_network.lives left join sandbox_network.sims using (iccid)
       left join sandbox_network.registered on ${registeredFor("lives.iccid")}
     where lives.iccid = any ($1) order by lives.iccid
       for update of lives`,
    [sorted],
  );
  return rows;
}

/** A SIM that the network lets in and that lies somewhere is connected: it is seen at this moment. */
export function seenLast({ sim, life, at }: SettledSim): { at: Date; country: string } | null {
  if (sim.country !== null) return { at: new Date(at), country: sim.country };
  return life.seenAt && life.seenIn !== null ? { at: life.seenAt, country: life.seenIn } : null;
}

/** Before a SIM goes elsewhere or is kept out. */
export async function noteSeen(tx: pg.PoolClient, sim: SettledSim): Promise<void> {
  const seen = seenLast(sim);
  if (seen)
    await tx.query("update sandbox_network.lives set seen_at = $2, seen_in = $3 where iccid = $1", [
      sim.life.iccid,
      seen.at,
      seen.country,
    ]);
}

/** Writes down what became of a settled SIM's plans at that moment. */
export async function saveLived(tx: pg.PoolClient, before: readonly KeptPlan[], lived: Lived): Promise<void> {
  await save(tx, changesOf(before, lived), lived.uses);
}

function brought(life: Life, before: KeptPlan[], now: number) {
  const active = (life.state ?? stateByDigits(life.iccid)) === "active";
  const sim: LivingSim = {
    country: active && hasData(life.country, life.regions) ? life.country : null,
    speed: Math.round((life.mbPerHour * megabyte) / 3600),
  };
  // the clock was read before the lock was held: another transaction may have counted further
  const from = wholeSecond(life.settledAt.getTime());
  const at = Math.max(from, now);
  const open = before.filter(({ state }) => state !== "expired" && state !== "ended");
  return { life, active, sim, at, before, lived: passTime(sim, open, from, at) };
}

function merged(before: readonly KeptPlan[], { plans }: Lived): KeptPlan[] {
  const after = new Map(plans.map((plan) => [plan.reference, plan]));
  return before.map((plan) => ({ ...plan, ...after.get(plan.reference) }));
}

const changesOf = (before: readonly KeptPlan[], { plans }: Lived) =>
  plans.filter((plan) => !(before as readonly object[]).includes(plan));

async function save(tx: pg.PoolClient, changed: Lived["plans"], uses: Lived["uses"]): Promise<void> {
  if (changed.length > 0) await savePlans(tx, changed);
  await addUses(tx, uses);
}
