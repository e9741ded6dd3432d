import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { DeleteSim } from "./contract.ts";
import { simOfCaller } from "./sims-of-caller.server.ts";
import { takeOffTheList } from "./store.server.ts";

export const deleteSim = operation(DeleteSim, async ({ iccid }, context) => {
  const { db, now, caller } = context;
  const sim = await simOfCaller(iccid, context);
  await db.transaction().execute(async (tx) => {
    await takeOffTheList(tx, caller.accountId, sim, now);
    await addJob(tx, "sim-left-the-list", {
      accountId: caller.accountId,
      iccid: sim.iccid,
      leftAt: now.toISOString(),
    });
  });
  return {};
});
