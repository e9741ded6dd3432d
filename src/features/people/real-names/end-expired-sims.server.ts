import { NetworkUnavailable, type SimOnNetwork } from "../../../adapters/network/network.ts";
import { dayMs, hourMs } from "../../../kernel/duration.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { deregisterSim } from "./deregister.server.ts";
import { claimRegisteredSims, noteOut, noteThere, outSince } from "./registered-sims-store.server.ts";
import { daysOut } from "./rules.ts";
import { lockRealName } from "./store.server.ts";

const atOnce = 200;
/** A network that knows none of so many is not theirs: connected by mistake, or in the place of another. */
const tooManyUnknown = 10;

/**
 * Each night: a registration ends with its SIM, as if its person had asked for it. Otherwise the document of somebody who
 * used a SIM for a week would be kept for ever. One answer proves nothing: it ends what was out each time for a week.
 */
export const endExpiredSims = repeatedJob("end-expired-sims", "20 2 * * *", async (shop): Promise<void> => {
  const now = shop.clock();
  const askedBefore = new Date(now.getTime() - 12 * hourMs);
  try {
    for (;;) {
      const claimed = await claimRegisteredSims(shop.db, { now, askedBefore }, atOnce);
      if (claimed.length > 0) await look(claimed, shop, now);
      if (claimed.length < atOnce) return;
    }
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    shop.log.warn({ err: error }, "the network does not answer; expired SIMs are looked for tomorrow");
  }
});

async function look(claimed: readonly string[], shop: Shop, now: Date): Promise<void> {
  const { db, network, config, log } = shop;
  const found = await network.findSims(claimed);
  const said = (...states: SimOnNetwork["state"][]) =>
    found.filter(({ state }) => states.includes(state)).map(({ iccid }) => iccid);
  if (found.length >= tooManyUnknown && said("unknown").length === found.length)
    return log.warn({ sims: found.length }, "the network knows none of the registered SIMs");
  await noteThere(db, said("active", "blocked"));
  const out = said("expired", "unknown");
  await noteOut(db, out, now);
  for (const { iccid, real_name_id: id } of await outSince(db, out, new Date(now.getTime() - daysOut * dayMs)))
    await db
      .transaction()
      .execute(async (tx) => deregisterSim(tx, await lockRealName(tx, id), iccid, { now, config, why: "sim_expired" }));
}
