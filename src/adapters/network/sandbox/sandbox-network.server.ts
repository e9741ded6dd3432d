import type pg from "pg";
import { NetworkUnavailable, type Network, type SimOnNetwork } from "../network.ts";

type SandboxAccess = { pool: pg.Pool; clock: () => Date };

/**
 * A network of its own in the schema `sandbox_network`. A SIM that it has not met is active; the last digits before the
 * check digit make the sad cases: …404 does not exist, …403 is blocked, …410 has expired, …503 cannot be asked.
 */
export function sandboxNetwork({ pool, clock }: SandboxAccess): Network {
  return {
    async findSims(iccids) {
      const { rows } = await pool.query<SimOnNetwork>("select iccid, state from sandbox_network.sims where iccid = any ($1)", [iccids]);
      return iccids.map((iccid) => rows.find((row) => row.iccid === iccid) ?? { iccid, state: firstState(iccid) });
    },
    async loadPlan({ key, iccid, planCode }) {
      const [sim] = await this.findSims([iccid]);
      if (sim?.state !== "active") return { state: "refused", failure: `sim_${sim?.state}` };
      await pool.query(
        `insert into sandbox_network.loaded_plans (key, reference, iccid, plan_code, loaded_at)
         values ($1, 'NW' || replace(gen_random_uuid()::text, '-', ''), $2, $3, $4) on conflict (key) do nothing`,
        [key, iccid, planCode, clock()],
      );
      const { rows } = await pool.query<{ reference: string }>("select reference from sandbox_network.loaded_plans where key = $1", [key]);
      return { state: "loaded", reference: rows[0]!.reference };
    },
  };
}

function firstState(iccid: string): SimOnNetwork["state"] {
  const telling = iccid.slice(0, 19).slice(-4, -1);
  if (telling === "503") throw new NetworkUnavailable("the sandbox network is told to be down for this SIM");
  if (telling === "404") return "unknown";
  if (telling === "403") return "blocked";
  return telling === "410" ? "expired" : "active";
}
