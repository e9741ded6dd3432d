import type { Context } from "../../../platform/context.server.ts";
import { answerInTime } from "./answer-in-time.server.ts";
import { lookAtNetwork } from "./look-at-network.server.ts";
import { claimPlansOfSims } from "./store.server.ts";

/** `late`: the network has not answered in time; what it says after all is written down when it comes. */
export type Refreshed = "asked" | "known" | "late";

/**
 * Asks about the SIMs of a page that is opened, at most once a minute for all who look at it, and never keeps the page
 * waiting for long.
 */
export async function refreshSims(
  iccids: readonly string[],
  { db, network, log, config, now }: Pick<Context, "db" | "network" | "log" | "config" | "now">,
): Promise<Refreshed> {
  const references = await claimPlansOfSims(db, iccids, now);
  if (references.length === 0) return "known";
  return answerInTime(
    lookAtNetwork(references, { db, network }).then(() => "asked" as const),
    { log, config },
  );
}
