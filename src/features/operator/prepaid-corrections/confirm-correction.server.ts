import { refuse } from "../../../kernel/refusal.ts";
import { undoableUntil } from "../../../kernel/undoable.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller, mayStill } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { aboutCorrection, carryOutLater, proposalCase } from "./about-correction.server.ts";
import { ConfirmCorrection } from "./contract.ts";
import { correctionById, moveCorrection } from "./store.server.ts";

/** The second person. Refused where who proposed it may not any more. */
export const confirmCorrection = operation(ConfirmCorrection, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: ConfirmCorrection.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "give_refunds");
    const seen = (await correctionById(tx, wish.id)) ?? refuse("NOT_FOUND");
    if (seen.staff_id === caller.staffId) return refuse("OWN_PROPOSAL");
    if (!(await mayStill(tx, seen.staff_id, "give_refunds"))) return refuse("PROPOSAL_OVER");
    const confirmed = { confirmed_by: caller.staffId, held_until: undoableUntil(now) };
    if (!(await moveCorrection(tx, seen.id, "decided", confirmed))) return refuse("PROPOSAL_OVER");
    await carryOutLater(tx, seen);
    await closeCaseAbout(tx, proposalCase(seen), "It was confirmed.", now);
    await recordAction(tx, byCaller(context), "balance_correction_confirmed", aboutCorrection(seen));
    return {};
  });
});
