import { refuse } from "../../kernel/refusal.ts";
import { attempt } from "../../platform/attempts.server.ts";
import { operation } from "../../platform/operation.server.ts";
import { askNetwork } from "../sims/network-word.server.ts";
import { typedSims } from "../sims/rules.ts";
import { AddSim } from "./contract.ts";
import { addLimits } from "./rules.ts";
import { simShown } from "./sims-of-caller.server.ts";
import { keepTypedSim, simOfAccount } from "./sims-store.server.ts";

/**
 * A number is no secret and proves nothing but itself: it shows what signing in with it shows. A SIM that is blocked or
 * expired may be looked at all the same.
 */
export const addSim = operation(AddSim, async ({ iccid: typed, remark }, context) => {
  const { db, now, caller, visitor } = context;
  const [sim] = typedSims([typed]);
  if (sim!.problem) return refuse("INVALID_INPUT", { field: "iccid", problem: sim!.problem });
  const { iccid } = sim!;
  const listed = () => simOfAccount(db, caller.accountId, iccid, now);
  if (await listed()) return refuse("INVALID_INPUT", { field: "iccid", problem: "iccid.duplicate" });
  await attempt(context, addLimits.account, caller.accountId);
  await attempt(context, addLimits.network, visitor.address);
  const [asked] = await askNetwork([sim!], context);
  if (asked!.problem === "iccid.unknown") return refuse("INVALID_INPUT", { field: "iccid", problem: "iccid.unknown" });
  if (!(await keepTypedSim(db, { accountId: caller.accountId, iccid, remark: remark || null, now }))) return refuse("TRIED_OFTEN");
  return { sim: simShown((await listed())!, caller) };
});
