import { operation } from "../../platform/operation.server.ts";
import { DeleteSim } from "./contract.ts";
import { simOfCaller } from "./sims-of-caller.server.ts";
import { takeOffTheList } from "./sims-store.server.ts";

export const deleteSim = operation(DeleteSim, async ({ iccid }, context) => {
  const sim = await simOfCaller(iccid, context);
  await takeOffTheList(context.db, context.caller.accountId, sim, context.now);
  return {};
});
