import { operation } from "../../../platform/operation.server.ts";
import { GetMySims } from "./contract.ts";
import { simShown, simsOfCaller } from "./sims-of-caller.server.ts";

export const getMySims = operation(GetMySims, async (_wish, context) => {
  const sims = await simsOfCaller(context);
  return { sims: sims.map((sim) => simShown(sim, context.caller)) };
});
