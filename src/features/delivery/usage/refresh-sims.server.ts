import type { Context } from "../../../platform/context.server.ts";
import { answerInTime } from "./answer-in-time.server.ts";
import { lookAtNetwork } from "./look-at-network.server.ts";
import { claimPlansOfSims } from "./store.server.ts";

/** `late`: the network has not answered in time; a late answer is recorded when it comes. */
export type Refreshed = "asked" | "known" | "late";

/**
 * Refreshes the SIMs of a page that is opened, at most once a minute for all viewers, and delays the page only briefly.
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
