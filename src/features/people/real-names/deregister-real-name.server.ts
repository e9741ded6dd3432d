import { iccidKey } from "../../../kernel/iccid.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { deregister, takeOutSim } from "./deregister.server.ts";
import { refuseWhereColleagueLooks } from "./holding-store.server.ts";
import { seenByReviewer } from "./lock-seen-version.server.ts";
import { DeregisterRealName } from "./review-contract.ts";
import { secondsToTakeBack } from "./rules.ts";
import { lockRealName } from "./store.server.ts";

/** What was registered in the last seconds is taken back by whoever decided it, and is ended by nobody before. */
export const deregisterRealName = operation(DeregisterRealName, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DeregisterRealName.path, wish }, { caller, now }, async (tx) => {
    const realName = await seenByReviewer(tx, wish, context);
    refuseWhereColleagueLooks(realName, { staffId: caller.staffId, now });
    const { number, decided_at: at } = realName;
    if (at === null || now.getTime() < at.getTime() + secondsToTakeBack * 1000) return refuse("CASE_CHANGED");
    const iccid = wish.iccid && iccidKey(wish.iccid);
    const isDone = await (iccid ? takeOutSim(tx, realName, iccid, context) : deregister(tx, realName, context));
    if (!isDone) return refuse("CASE_CHANGED");
    // of several SIMs one may have gone, and the others be registered still
    const { state } = await lockRealName(tx, realName.id);
    await recordAction(tx, byCaller(context), "real_name_deregistered", {
      on: { kind: "real_name", id: number },
      before: { state: "registered" },
      after: { state },
      reason: wish.reason,
      ...(iccid && { sim: iccid.slice(-4) }),
    });
    return {};
  });
});
