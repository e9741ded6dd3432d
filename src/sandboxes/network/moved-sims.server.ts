import type pg from "pg";
import type { Moved, SimOnNetwork } from "../../adapters/network/network.ts";
import { noteSeen, type SettledSim } from "./sim-lives.server.ts";
import { setSimState, simsOf } from "./sim-states.server.ts";

/** Both are settled and locked by the caller. What the old one used until now stays counted on its plans. */
export async function moveAll(tx: pg.PoolClient, from: SettledSim, to: SettledSim): Promise<Moved> {
  const [old, next] = [from.life.iccid, to.life.iccid];
  const { rows } = await tx.query<{ moved_to: string }>("select moved_to from sandbox_network.moved where iccid = $1", [
    old,
  ]);
  if (rows[0]) return rows[0].moved_to === next ? { state: "done" } : { state: "refused", failure: "sim_moved" };
  const [oldSim, nextSim] = await simsOf(tx, [old, next]);
  const failure = fromFailures[oldSim!.state] ?? toFailures[nextSim!.state];
  if (failure !== undefined) return { state: "refused", failure };
  if (to.plans.length > 0 || old === next) return { state: "refused", failure: "target_used" };
  await noteSeen(tx, from);
  await tx.query("update sandbox_network.loaded_plans set iccid = $2 where iccid = $1", [old, next]);
  await tx.query("insert into sandbox_network.moved (iccid, moved_to) values ($1, $2)", [old, next]);
  await setSimState(tx, old, "expired", new Date(from.at));
  return { state: "done" };
}

type Failures = Partial<Record<SimOnNetwork["state"], string>>;
/** A blocked one can be moved: it was lost. */
const fromFailures: Failures = { unknown: "sim_unknown", expired: "sim_expired" };
const toFailures: Failures = { unknown: "target_unknown", expired: "target_expired", blocked: "target_blocked" };
