import { dayMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { WithdrawRealName } from "./contract.ts";
import { giveUp } from "./give-up.server.ts";
import { lockRealNameBehindKey } from "./real-name-key.server.ts";
import { moveRealName, releaseSims } from "./store.server.ts";

/** Before a decision nothing of it is kept; a registered one is de-registered, and what the law keeps stays sealed until its day. */
export const withdrawRealName = operation(WithdrawRealName, async (shown, context) => {
  const { db, now, config, vault } = context;
  return db.transaction().execute(async (tx) => {
    const { id, state, email, version } = await lockRealNameBehindKey(tx, shown, context);
    if (state === "withdrawn" || state === "deregistered") return { state };
    const next = state === "registered" ? "deregistered" : "withdrawn";
    const days = await settingOf(tx, config, "keep_documents_days");
    const forgetAt = new Date(now.getTime() + days * dayMs);
    const isOver =
      next === "withdrawn" ? await giveUp(tx, id, now) : await moveRealName(tx, id, next, { forget_at: forgetAt });
    if (!isOver) return refuse("REAL_NAME_OVER");
    if (next === "deregistered") await releaseSims(tx, id);
    // the row has forgotten the mailbox by then
    const to = email === null ? undefined : vault.seal(email).toString("base64");
    await addJob(tx, "tell-real-name", { id, state: next, version: version + 1, to });
    return { state: next };
  });
});
