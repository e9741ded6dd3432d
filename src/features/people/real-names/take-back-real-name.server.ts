import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { isOvertaken } from "./correction-store.server.ts";
import { hold } from "./holding-store.server.ts";
import { seenByReviewer } from "./lock-seen-version.server.ts";
import { TakeBackRealName } from "./review-contract.ts";
import { mayBeTakenBack } from "./rules.ts";
import { moveRealName, noProposal, putProposal, undecided } from "./store.server.ts";
import { tellNetworkOf } from "./told-store.server.ts";

/**
 * Back into the queue, as it was, and to the reviewer who looked at it: the job that would tell of the decision finds
 * another version.
 */
export const takeBackRealName = operation(TakeBackRealName, (wish, context) => {
  const { db, now, caller } = context;
  const { staffId } = caller;
  return once(db, { path: TakeBackRealName.path, wish }, { caller, now }, async (tx) => {
    const realName = await seenByReviewer(tx, wish, context);
    const { id, number, state, held_by: looked, held_for: reason } = realName;
    const isProposal = state === "received";
    const [by, at] = isProposal
      ? [realName.proposed_by, realName.proposed_at]
      : [realName.decided_by, realName.decided_at];
    const isInTime = mayBeTakenBack(at, now);
    // whoever was erased meanwhile has no address to be asked again at: the decision stands
    const isErased = realName.email === null && realName.phone === null;
    if (by !== staffId || !isInTime || isErased) return refuse("CASE_CHANGED");
    if (await isOvertaken(tx, realName)) return refuse("CASE_CHANGED");
    if (isProposal) await putProposal(tx, id, noProposal);
    else if (!(await moveRealName(tx, id, "received", undecided(now)))) return refuse("CASE_CHANGED");
    // told early by the end of another registration of the same SIM, it is told again
    if (state === "registered") await tellNetworkOf(tx, id);
    if (looked === staffId && reason !== null) await hold(tx, id, { staffId, now }, reason);
    await recordAction(tx, byCaller(context), "real_name_taken_back", {
      on: { kind: "real_name", id: number },
      before: { state: isProposal ? realName.proposal! : state },
      after: { state: "received" },
    });
    return {};
  });
});
