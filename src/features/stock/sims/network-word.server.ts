import { NetworkUnavailable, type SimOnNetwork } from "../../../adapters/network/network.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { SimProblem } from "./contract.ts";
import type { TypedSim } from "./rules.ts";

/**
 * Queries the network about the SIMs without other problems, outside any transaction. An answer that leaves a SIM out
 * is an error: better to retry than to sell a plan for an unknown SIM.
 */
export async function askNetwork(
  sims: readonly TypedSim[],
  { network, log }: Pick<Shop, "network" | "log">,
): Promise<TypedSim[]> {
  const asked = sims.filter(({ problem }) => problem === null).map(({ iccid }) => iccid);
  if (asked.length === 0) return [...sims];
  try {
    const states = new Map((await network.findSims(asked)).map(({ iccid, state }) => [iccid, state]));
    return sims.map((sim) => (sim.problem ? sim : { ...sim, problem: problemOf(states.get(sim.iccid)) }));
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    log.warn({ err: error }, "the network does not answer");
    return refuse("NETWORK_UNAVAILABLE");
  }
}

function problemOf(state: SimOnNetwork["state"] | undefined): SimProblem | null {
  if (state === undefined) throw new NetworkUnavailable("the network's answer leaves a SIM out");
  return state === "active" ? null : `iccid.${state}`;
}
