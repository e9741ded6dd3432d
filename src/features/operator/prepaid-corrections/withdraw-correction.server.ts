import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { forgiveOverruns } from "../../prepaid/balances/forgive-overruns.server.ts";
import { lockKnownCard } from "../../prepaid/balances/store.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { aboutCorrection, proposalCase } from "./about-correction.server.ts";
import { WithdrawCorrection } from "./contract.ts";
import { correctionById, moveCorrection } from "./store.server.ts";

export const withdrawCorrection = operation(WithdrawCorrection, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: WithdrawCorrection.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "give_refunds");
    const seen = (await correctionById(tx, wish.id)) ?? refuse("NOT_FOUND");
    await lockKnownCard(tx, seen.iccid);
    if (!(await moveCorrection(tx, seen.id, "withdrawn", { ended_at: now }))) return refuse("PROPOSAL_OVER");
    // what was used meanwhile has waited for it, and owners' wishes, too
    await forgiveOverruns(tx, [seen.iccid], `correction-${seen.id}`, now);
    await addJob(tx, "look-at-balance", { iccid: seen.iccid }, { once: `look:${seen.iccid}` });
    await closeCaseAbout(tx, proposalCase(seen), "It was taken back.", now);
    await recordAction(tx, byCaller(context), "balance_correction_withdrawn", aboutCorrection(seen));
    return {};
  });
});
