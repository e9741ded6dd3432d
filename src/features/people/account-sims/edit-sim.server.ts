import { operation } from "../../../platform/operation.server.ts";
import { EditSim } from "./contract.ts";
import { simOfCaller, simShown } from "./sims-of-caller.server.ts";
import { setRemark } from "./store.server.ts";

export const editSim = operation(EditSim, async ({ iccid, remark: typed }, context) => {
  const { db, now, caller } = context;
  const sim = await simOfCaller(iccid, context);
  const remark = typed || null;
  await setRemark(db, { accountId: caller.accountId, iccid: sim.iccid, remark, now });
  return { sim: simShown({ ...sim, remark }, caller) };
});
