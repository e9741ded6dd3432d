import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { WithdrawRealName } from "./contract.ts";
import { deregister } from "./deregister.server.ts";
import { giveUp } from "./give-up.server.ts";
import { lockRealNameBehindKey } from "./real-name-key.server.ts";
import { sealContact } from "./sealed-contact.server.ts";

/** Before a decision nothing of it is kept; a registered one is de-registered. */
export const withdrawRealName = operation(WithdrawRealName, async (shown, context) => {
  const { db, now, vault } = context;
  return db.transaction().execute(async (tx) => {
    const realName = await lockRealNameBehindKey(tx, shown, context);
    const { id, state, version } = realName;
    if (state === "withdrawn" || state === "deregistered") return { state };
    if (await deregister(tx, realName, context)) return { state: "deregistered" as const };
    if (!(await giveUp(tx, id, now))) return refuse("REAL_NAME_OVER");
    const contact = sealContact(vault, realName);
    await addJob(tx, "tell-real-name", { id, state: "withdrawn", version: version + 1, ...contact });
    return { state: "withdrawn" as const };
  });
});
