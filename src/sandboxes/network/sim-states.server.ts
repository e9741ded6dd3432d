import type pg from "pg";
import { NetworkUnavailable, type SimOnNetwork } from "../../adapters/network/network.ts";

/** `sandbox_network.sims` says how a SIM is; one that is not in it has the state that its digits stand for. */
export async function simsOf(database: pg.Pool | pg.PoolClient, iccids: readonly string[]): Promise<SimOnNetwork[]> {
  const { rows } = await database.query<SimOnNetwork>(
    "select iccid, state from sandbox_network.sims where iccid = any ($1)",
    [iccids],
  );
  return iccids.map(
    (iccid) => rows.find((row) => row.iccid === iccid) ?? { iccid, state: answering(stateByDigits(iccid)) },
  );
}

export async function setSimState(
  tx: pg.PoolClient,
  iccid: string,
  state: Exclude<SimOnNetwork["state"], "unknown">,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into sandbox_network.sims (iccid, state, known_at) values ($1, $2, $3)
     on conflict (iccid) do update set state = excluded.state, known_at = excluded.known_at`,
    [iccid, state, at],
  );
}

/**
 * By the last digits before the check digit: …404 does not exist, …403 is blocked, …410 has expired, …503 cannot be
 * asked; every other is active.
 */
export function stateByDigits(iccid: string): SimOnNetwork["state"] | "silent" {
  const telling = iccid.slice(0, 19).slice(-4, -1);
  if (telling === "503") return "silent";
  if (telling === "404") return "unknown";
  if (telling === "403") return "blocked";
  return telling === "410" ? "expired" : "active";
}

function answering(state: SimOnNetwork["state"] | "silent"): SimOnNetwork["state"] {
  if (state === "silent") throw new NetworkUnavailable("the sandbox network is told to be down for this SIM");
  return state;
}
