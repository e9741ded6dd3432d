import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller, mayStill } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { aboutDecision } from "./about-decision.server.ts";
import { carryOutLater } from "./carry-out.server.ts";
import { ConfirmDifference } from "./contract.ts";
import { factsIn, lockDifference } from "./difference-at-hand.server.ts";
import { decisionById } from "./store.server.ts";

/** The second person. Refused where it came right meanwhile, or where who proposed it may not any more. */
export const confirmDifference = operation(ConfirmDifference, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: ConfirmDifference.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "settle_differences");
    const seen = (await decisionById(tx, wish.id)) ?? refuse("NOT_FOUND");
    if (seen.staff_id === caller.staffId) return refuse("OWN_PROPOSAL");
    const atHand = (await lockDifference(tx, seen.case_id)) ?? refuse("PROPOSAL_OVER");
    if (!(await mayStill(tx, seen.staff_id, "settle_differences"))) return refuse("PROPOSAL_OVER");
    await carryOutLater(tx, seen, { confirmedBy: caller.staffId, now });
    await recordAction(tx, byCaller(context), "difference_confirmed", aboutDecision(seen, factsIn(atHand.found)));
    return {};
  });
});
