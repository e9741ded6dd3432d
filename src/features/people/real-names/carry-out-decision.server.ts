import * as z from "zod/mini";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { documentsKeptUntil } from "./documents-kept-until.server.ts";
import { forgetOn, lockRealName, releaseSims, simsLeftSince, takeOver } from "./store.server.ts";
import { tellNetworkOf } from "./told-store.server.ts";

/**
 * What follows from a decision, once it can no more be taken back: a changed document takes the SIMs over from the one
 * before, a refused form lets them go, and the person is told. A decision that was taken back meanwhile has another version;
 * so has one out of which its person has taken a SIM by now, and it holds.
 */
export const carryOutDecision = job(
  "carry-out-real-name",
  z.object({ id: z.uuid(), version: z.int() }),
  async ({ id, version }, { db, clock, config }): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const realName = await lockRealName(tx, id);
      const { state } = realName;
      const left = await simsLeftSince(tx, realName);
      if (realName.version - left !== version || !(state === "registered" || state === "refused" || state === "again"))
        return;
      if (state === "registered") {
        await takeOver(tx, realName, await documentsKeptUntil(tx, config, "ended", clock()));
        await tellNetworkOf(tx, id);
      }
      if (state === "refused") {
        await releaseSims(tx, id);
        await forgetOn(tx, id, await documentsKeptUntil(tx, config, "refused", clock()));
      }
      await addJob(tx, "tell-real-name", { id, state, version }, { once: `tell-real-name:${id}:${version}` });
    });
  },
);
