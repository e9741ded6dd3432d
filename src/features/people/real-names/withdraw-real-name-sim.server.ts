import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { WithdrawRealNameSim } from "./contract.ts";
import { lockWithCorrections } from "./correction-store.server.ts";
import { takeOutSim } from "./deregister.server.ts";
import { isRefOfSim, lockRealNameBehindKey, realNameBehindKey } from "./real-name-key.server.ts";
import { lockRealName, simsOf } from "./store.server.ts";

/** What was taken out before is out: a repeat, also one that comes late, takes no other. */
export const withdrawRealNameSim = operation(WithdrawRealNameSim, async ({ sim: ref, ...shown }, context) => {
  const { db, vault } = context;
  return db.transaction().execute(async (tx) => {
    await lockWithCorrections(tx, (await realNameBehindKey(tx, shown, context)).id);
    const realName = await lockRealNameBehindKey(tx, shown, context);
    const { id, state } = realName;
    const { iccid, left_at: leftAt } =
      (await simsOf(tx, id)).find(({ iccid }) => isRefOfSim(vault, { id, iccid, ref })) ?? refuse("NOT_FOUND");
    if (leftAt !== null || state === "deregistered") return { state };
    if (!(await takeOutSim(tx, realName, iccid, context))) return refuse("REAL_NAME_OVER");
    return { state: (await lockRealName(tx, id)).state };
  });
});
