import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { lockCase } from "../../records/cases/store.server.ts";
import { aboutDecision } from "./about-decision.server.ts";
import { WithdrawDifference } from "./contract.ts";
import { factsIn, wakeCase } from "./difference-at-hand.server.ts";
import { decisionById, differenceById, moveDecision } from "./store.server.ts";

export const withdrawDifference = operation(WithdrawDifference, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: WithdrawDifference.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "settle_differences");
    const seen = (await decisionById(tx, wish.id)) ?? refuse("NOT_FOUND");
    const locked = await lockCase(tx, seen.case_id);
    if (!(await moveDecision(tx, seen.id, "withdrawn", { ended_at: now }))) return refuse("PROPOSAL_OVER");
    if (!locked?.closed_at) await wakeCase(tx, seen.case_id);
    const found = (await differenceById(tx, seen.case_id))!;
    await recordAction(tx, byCaller(context), "difference_withdrawn", aboutDecision(seen, factsIn(found)));
    return {};
  });
});
