import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { WithdrawRealName } from "./contract.ts";
import { lockWithCorrections } from "./correction-store.server.ts";
import { deregister } from "./deregister.server.ts";
import { takeBack } from "./give-up.server.ts";
import { lockRealNameBehindKey, realNameBehindKey } from "./real-name-key.server.ts";

/** Before a decision nothing of it is kept; a registered one is de-registered. */
export const withdrawRealName = operation(WithdrawRealName, async (shown, context) => {
  const { db } = context;
  return db.transaction().execute(async (tx) => {
    await lockWithCorrections(tx, (await realNameBehindKey(tx, shown, context)).id);
    const realName = await lockRealNameBehindKey(tx, shown, context);
    const { state } = realName;
    if (state === "withdrawn" || state === "deregistered") return { state };
    if (await deregister(tx, realName, context)) return { state: "deregistered" as const };
    if (!(await takeBack(tx, realName, context))) return refuse("REAL_NAME_OVER");
    return { state: "withdrawn" as const };
  });
});
