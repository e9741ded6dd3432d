import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { lookAtNetwork } from "./look-at-network.server.ts";
import { askedEveryMinutes, type WatchedState } from "./rules.ts";
import { claimPlansToLookAt } from "./store.server.ts";

const atOnce = 200;
/** The limit of calls for each state in one run; the rest comes with the next. */
const mostCalls = 50;

/**
 * Every minute: queries the plans that are due, running ones every 5 minutes, waiting ones every 15. The attempt is
 * recorded first, so that a plan without an answer waits for its next turn and blocks nothing.
 */
export const watchNetwork = repeatedJob("watch-network", "* * * * *", async (shop): Promise<void> => {
  try {
    for (const state of Object.keys(askedEveryMinutes) as WatchedState[]) await lookAtAll(state, shop);
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    shop.log.warn({ err: error }, "the network does not answer; usage is known later");
  }
});

async function lookAtAll(state: WatchedState, shop: Shop): Promise<void> {
  for (let call = 0; call < mostCalls; call++) {
    const claimed = await claimPlansToLookAt(shop.db, state, shop.clock(), atOnce);
    await lookAtNetwork(claimed, shop);
    if (claimed.length < atOnce) return;
  }
}
