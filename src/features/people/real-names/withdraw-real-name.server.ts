import { dayMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { WithdrawRealName } from "./contract.ts";
import { leavePhotos } from "./photos-store.server.ts";
import { lockRealNameBehindKey } from "./real-name-key.server.ts";
import { moveRealName, releaseSims } from "./store.server.ts";

/** Before a decision nothing of it is kept; a registered one is de-registered, and what the law keeps stays sealed until its day. */
export const withdrawRealName = operation(WithdrawRealName, async (shown, context) => {
  const { db, now, config } = context;
  return db.transaction().execute(async (tx) => {
    const realName = await lockRealNameBehindKey(tx, shown, context);
    const { id, state } = realName;
    if (state === "withdrawn" || state === "deregistered") return { state };
    const next = state === "registered" ? "deregistered" : "withdrawn";
    const forgotten = next === "withdrawn" && {
      details: null,
      document_mark: null,
      original_mark: null,
      forgotten_at: now,
      forget_at: now,
    };
    const days = await settingOf(tx, config, "keep_documents_days");
    const later = next === "deregistered" && { forget_at: new Date(now.getTime() + days * dayMs) };
    if (!(await moveRealName(tx, id, next, { ...forgotten, ...later }))) return refuse("REAL_NAME_OVER");
    await releaseSims(tx, id);
    if (next === "withdrawn") await leavePhotos(tx, id);
    await addJob(tx, "tell-real-name", { id, state: next, version: realName.version + 1 });
    return { state: next };
  });
});
