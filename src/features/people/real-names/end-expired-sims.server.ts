import { NetworkUnavailable, type SimOnNetwork } from "../../../adapters/network/network.ts";
import { dayMs, hourMs } from "../../../kernel/duration.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { deregisterSim } from "./deregister.server.ts";
import { claimRegisteredSims, noteOut, type Asked } from "./registered-sims-store.server.ts";
import { daysOut } from "./rules.ts";
import { lockRealName } from "./store.server.ts";

const atOnce = 200;
/**
 * A network that knows none of so many is not theirs: connected by mistake, or in the place of another. Of fewer nothing
 * follows from that, and a person looks at each.
 */
const tooManyUnknown = 10;

type Answered = Asked & Pick<SimOnNetwork, "state">;

/**
 * Each night: a registration ends with its SIM, as if its person had asked for it. Otherwise the document of somebody who
 * used a SIM for a week would be kept for ever. One answer proves nothing: it ends what was out each night for a week. Nothing
 * is noted before all have answered: it is the night that shows whether they are the network's.
 */
export const endExpiredSims = repeatedJob("end-expired-sims", "20 2 * * *", async (shop): Promise<void> => {
  const now = shop.clock();
  const answered = await askAll(shop, now);
  const unknown = answered.filter(({ state }) => state === "unknown");
  const areMany = answered.length >= tooManyUnknown;
  if (areMany && unknown.length === answered.length)
    return shop.log.warn({ sims: answered.length }, "the network knows none of the registered SIMs");
  const out = answered.filter(({ state }) => state === "expired" || state === "unknown");
  const longAgo = new Date(now.getTime() - daysOut * dayMs);
  const isLong = ({ out_since: since }: Asked) => since !== null && since <= longAgo;
  const toLookAt = new Set(areMany ? [] : unknown.filter(isLong));
  // whoever closes the case has a week until the next one
  for (const one of toLookAt) await openCaseOf(one, shop, now);
  const others = out.filter((one) => !toLookAt.has(one));
  await noteOut(shop.db, others, now);
  for (const one of others.filter(isLong)) await end(one, shop, now);
});

/** Nobody where the network is silent for a part of them. */
async function askAll({ db, network, log }: Shop, now: Date): Promise<Answered[]> {
  const nights = {
    now,
    askedBefore: new Date(now.getTime() - 12 * hourMs),
    lastNight: new Date(now.getTime() - 36 * hourMs),
  };
  const answered: Answered[] = [];
  try {
    for (;;) {
      const claimed = await claimRegisteredSims(db, nights, atOnce);
      const found = claimed.length > 0 ? await network.findSims(claimed.map(({ iccid }) => iccid)) : [];
      const asked = new Map(claimed.map((one) => [one.iccid, one]));
      answered.push(...found.flatMap((sim) => (asked.has(sim.iccid) ? [{ ...asked.get(sim.iccid)!, ...sim }] : [])));
      if (claimed.length < atOnce) return answered;
    }
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    log.warn({ err: error }, "the network does not answer; expired SIMs are looked for tomorrow");
    return [];
  }
}

function openCaseOf({ iccid, real_name_id: id }: Asked, { db }: Shop, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { number } = await lockRealName(tx, id);
    const about = { kind: "registered_sim_unknown", subject: `${number} ${maskedIccid(iccid)}` } as const;
    await openCase(tx, { ...about, details: {} }, now);
  });
}

function end({ iccid, real_name_id: id }: Asked, { db, config, vault }: Shop, now: Date): Promise<boolean> {
  return db
    .transaction()
    .execute(async (tx) =>
      deregisterSim(tx, await lockRealName(tx, id), iccid, { now, config, vault, why: "sim_expired" }),
    );
}
