import { setTimeout as pause } from "node:timers/promises";
import { NetworkUnavailable } from "../../adapters/network/network.ts";
import type { Context } from "../../platform/context.server.ts";
import { lookAtNetwork } from "./look-at-network.server.ts";
import { patienceMs } from "./rules.ts";
import { claimPlansOfSim } from "./store.server.ts";

/** `late`: the network has not answered in time; what it says after all is written down when it comes. */
export type Refreshed = "asked" | "known" | "late";

/** Asks about a SIM whose page is opened, at most once a minute for all who look at it, and never keeps the page waiting for long. */
export async function refreshSim(iccid: string, { db, network, log, now }: Pick<Context, "db" | "network" | "log" | "now">): Promise<Refreshed> {
  const references = await claimPlansOfSim(db, iccid, now);
  if (references.length === 0) return "known";
  const waiting = new AbortController();
  const looking = lookAtNetwork(references, { db, network }).then(
    () => "asked" as const,
    (error: unknown) => {
      if (!(error instanceof NetworkUnavailable)) log.error({ err: error }, "the network's word on a SIM was not written down");
      return "late" as const;
    },
  );
  const refreshed = await Promise.race([looking, pause(patienceMs, "late" as const, { signal: waiting.signal, ref: false }).catch(() => "late" as const)]);
  waiting.abort();
  return refreshed;
}
