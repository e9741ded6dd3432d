import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { askAsStranger } from "../../stock/sims/ask-as-stranger.server.ts";
import { typedSims } from "../../stock/sims/rules.ts";
import { AddSim } from "./contract.ts";
import { simShown } from "./sims-of-caller.server.ts";
import { keepTypedSim, simOfAccount } from "./store.server.ts";

/**
 * A number is no secret and proves nothing but itself, so that nothing is shown of what is on the SIM; unless it was
 * given to the mailbox of this account.
 * What the account has bought may be looked at, also when it is blocked or expired.
 */
export const addSim = operation(AddSim, async ({ iccid: typed, remark }, context) => {
  const { db, now, caller } = context;
  const [sim] = typedSims([typed]);
  if (sim!.problem) return refuse("INVALID_INPUT", { field: "iccid", problem: sim!.problem });
  const { iccid } = sim!;
  const listed = () => simOfAccount(db, caller.accountId, iccid, now);
  if (await listed()) return refuse("INVALID_INPUT", { field: "iccid", problem: "iccid.duplicate" });
  const [asked] = await askAsStranger([sim!], context);
  if (asked!.problem === "iccid.refused" || asked!.problem === "iccid.unknown")
    return refuse("INVALID_INPUT", { field: "iccid", problem: asked!.problem });
  if (!(await keepTypedSim(db, { accountId: caller.accountId, iccid, remark: remark || null, now })))
    return refuse("TRIED_OFTEN");
  return { sim: simShown((await listed())!, caller) };
});
