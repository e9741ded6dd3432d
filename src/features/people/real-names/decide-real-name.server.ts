import { refuse } from "../../../kernel/refusal.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { DecideRealName, TakeBackRealName } from "./review-contract.ts";
import { secondsToTakeBack } from "./rules.ts";
import { lockRealName, moveRealName, realNameByNumber, type RealName } from "./store.server.ts";

type Deciding = Context & { caller: StaffCaller };

/** Two reviewers never decide about the same form: the version that was seen decides, behind its row. */
export const decideRealName = operation(DecideRealName, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DecideRealName.path, wish }, { caller, now }, async (tx) => {
    const realName = await seen(tx, wish, context);
    const decided = { decided_at: now, decided_by: caller.staffId, reason: "reason" in wish ? wish.reason : null };
    // for as long as a SIM is registered its document is kept
    const kept = wish.decision === "registered" && { forget_at: null };
    if (!(await moveRealName(tx, realName.id, wish.decision, { ...decided, ...kept }))) return refuse("CASE_CHANGED");
    const version = realName.version + 1;
    await addJob(tx, "carry-out-real-name", { id: realName.id, version }, { inSeconds: secondsToTakeBack });
    await recordAction(tx, byCaller(context), "real_name_decided", {
      on: { kind: "real_name", id: realName.number },
      before: { state: realName.state },
      after: { state: wish.decision, ...("reason" in wish && { why: wish.reason }) },
    });
    return { version };
  });
});

/** Back into the queue, as it was: the job that would tell of the decision finds another version. */
export const takeBackRealName = operation(TakeBackRealName, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: TakeBackRealName.path, wish }, { caller, now }, async (tx) => {
    const realName = await seen(tx, wish, context);
    const { id, decided_by: by, decided_at: at } = realName;
    const isInTime = at !== null && now.getTime() < at.getTime() + secondsToTakeBack * 1000;
    // whoever was erased meanwhile has no address to be asked again at: the decision stands
    const isErased = realName.email === null && realName.phone === null;
    if (by !== caller.staffId || !isInTime || isErased) return refuse("CASE_CHANGED");
    if (!(await moveRealName(tx, id, "received", { decided_at: null, decided_by: null, reason: null })))
      return refuse("CASE_CHANGED");
    await recordAction(tx, byCaller(context), "real_name_taken_back", {
      on: { kind: "real_name", id: realName.number },
      before: { state: realName.state },
      after: { state: "received" },
    });
    return {};
  });
});

async function seen(
  tx: DbOrTx,
  { number, version }: { number: string; version: number },
  { caller }: Deciding,
): Promise<RealName> {
  await lockCaller(tx, caller, "review_real_names");
  const { id } = (await realNameByNumber(tx, number.toUpperCase())) ?? refuse("NOT_FOUND");
  const realName = await lockRealName(tx, id);
  return realName.version === version ? realName : refuse("CASE_CHANGED");
}
