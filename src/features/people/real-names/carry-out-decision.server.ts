import * as z from "zod/mini";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { lockWithThoseBefore, takeOver } from "./change-store.server.ts";
import { documentsKeptUntil } from "./documents-kept-until.server.ts";
import { whyNotRegistered } from "./may-be-registered.server.ts";
import {
  forgetOn,
  moveRealName,
  noProposal,
  releaseSims,
  simsLeftSince,
  undecided,
  type RealName,
} from "./store.server.ts";
import { tellNetworkOf } from "./told-store.server.ts";

/**
 * What follows from a decision, once it can no more be taken back: a changed document takes the SIMs over from the one
 * before, a refused form lets them go, and the person is told. A decision that was taken back meanwhile has another version;
 * so has one out of which its person has taken a SIM by now, and it holds.
 */
export const carryOutDecision = job(
  "carry-out-real-name",
  z.object({ id: z.uuid(), version: z.int() }),
  async ({ id, version }, shop): Promise<void> => {
    const { db, clock, config } = shop;
    await db.transaction().execute(async (tx) => {
      const realName = await lockWithThoseBefore(tx, id);
      const { state } = realName;
      const left = await simsLeftSince(tx, realName);
      if (realName.version - left !== version || !(state === "registered" || state === "refused" || state === "again"))
        return;
      if (state === "registered" && !(await register(tx, realName, shop))) return;
      if (state === "refused") {
        await releaseSims(tx, id);
        await forgetOn(tx, id, await documentsKeptUntil(tx, config, "refused", clock()));
      }
      await addJob(tx, "tell-real-name", { id, state, version }, { once: `tell-real-name:${id}:${version}` });
    });
  },
);

/**
 * False: a SIM went elsewhere in the seconds since. It waits again, its person has heard nothing, and a reviewer sees why.
 */
async function register(tx: DbOrTx, realName: RealName, shop: Shop): Promise<boolean> {
  const { id, number } = realName;
  const now = shop.clock();
  const why = await whyNotRegistered(tx, realName, shop);
  if (why) {
    await moveRealName(tx, id, "received", { ...undecided(now), ...noProposal });
    await recordAction(tx, { who: "the shop", now }, "real_name_taken_back", {
      on: { kind: "real_name", id: number },
      before: { state: "registered" },
      after: { state: "received", why },
    });
    return false;
  }
  const lost = await takeOver(tx, realName, { now, forgetAt: await documentsKeptUntil(tx, shop.config, "ended", now) });
  for (const { id: before, iccids } of lost)
    await addJob(tx, "tell-sims-moved", { id: before, iccids }, { once: `tell-sims-moved:${before}:${id}` });
  // the wrong number is registered until the network has the right one
  if (realName.corrects) await addJob(tx, "end-corrected-sim", { id }, { once: `end-corrected-sim:${id}` });
  else await tellNetworkOf(tx, id);
  return true;
}
