import type pg from "pg";
import { NetworkUnavailable, type Network, type PlanToLoad, type SimOnNetwork } from "../network.ts";
import type { Weather } from "./weather.ts";

type SandboxAccess = { pool: pg.Pool; clock: () => Date; weather?: Weather };

/**
 * A network of its own in the schema `sandbox_network`. A SIM that it has not met is what the last digits before the check
 * digit say: …404 does not exist, …403 is blocked, …410 has expired, …503 cannot be asked; every other is active. One row
 * in `sandbox_network.sims` says otherwise for a SIM.
 */
export function sandboxNetwork({ pool, clock, weather = calm }: SandboxAccess): Network {
  return {
    async findSims(iccids) {
      await weather.before();
      const sims = await simsOf(pool, iccids);
      await weather.after();
      return sims;
    },

    async loadPlan(wish) {
      await weather.before();
      const loaded = (await loadedPlan(pool, wish.key)) ?? (await load(pool, wish, clock()));
      // the answer gets lost on its way: the plan is loaded and whoever asked does not know
      await weather.after();
      if (!loaded) return { state: "refused", failure: `sim_${(await simsOf(pool, [wish.iccid]))[0]!.state}` };
      if (!isSame(loaded, wish)) throw new Error(`the key ${wish.key} was used for another plan`);
      return { state: "loaded", reference: loaded.reference };
    },
  };
}

const calm: Weather = { before: async () => {}, after: async () => {} };

type LoadedPlan = { reference: string; iccid: string; plan_code: string; allowance_mb: number; days: number };

async function simsOf(pool: pg.Pool, iccids: readonly string[]): Promise<SimOnNetwork[]> {
  const { rows } = await pool.query<SimOnNetwork>("select iccid, state from sandbox_network.sims where iccid = any ($1)", [iccids]);
  return iccids.map((iccid) => rows.find((row) => row.iccid === iccid) ?? { iccid, state: firstState(iccid) });
}

function firstState(iccid: string): SimOnNetwork["state"] {
  const telling = iccid.slice(0, 19).slice(-4, -1);
  if (telling === "503") throw new NetworkUnavailable("the sandbox network is told to be down for this SIM");
  if (telling === "404") return "unknown";
  if (telling === "403") return "blocked";
  return telling === "410" ? "expired" : "active";
}

async function loadedPlan(pool: pg.Pool, key: string): Promise<LoadedPlan | undefined> {
  const { rows } = await pool.query<LoadedPlan>("select reference, iccid, plan_code, allowance_mb, days from sandbox_network.loaded_plans where key = $1", [key]);
  return rows[0];
}

/** Nothing when the SIM takes none. Of two with the same key at the same moment one loads, and both hear of that one. */
async function load(pool: pg.Pool, { key, iccid, planCode, allowanceMb, days }: PlanToLoad, now: Date): Promise<LoadedPlan | undefined> {
  const [sim] = await simsOf(pool, [iccid]);
  if (sim?.state !== "active") return undefined;
  await pool.query(
    `insert into sandbox_network.loaded_plans (key, reference, iccid, plan_code, allowance_mb, days, loaded_at)
     values ($1, 'NW' || replace(gen_random_uuid()::text, '-', ''), $2, $3, $4, $5, $6) on conflict (key) do nothing`,
    [key, iccid, planCode, allowanceMb, days, now],
  );
  return loadedPlan(pool, key);
}

function isSame(loaded: LoadedPlan, { iccid, planCode, allowanceMb, days }: PlanToLoad): boolean {
  return loaded.iccid === iccid && loaded.plan_code === planCode && loaded.allowance_mb === allowanceMb && loaded.days === days;
}
