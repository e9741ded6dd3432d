import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { WithdrawRealName } from "./contract.ts";
import { deregister, deregisterSim } from "./deregister.server.ts";
import { giveUp } from "./give-up.server.ts";
import { isRefOfSim, lockRealNameBehindKey } from "./real-name-key.server.ts";
import { lockRealName, simsOf, type RealName } from "./store.server.ts";

/** Before a decision nothing of it is kept; a registered one is de-registered, or one SIM of it. */
export const withdrawRealName = operation(WithdrawRealName, async ({ sim, ...shown }, context) => {
  const { db, now, vault } = context;
  return db.transaction().execute(async (tx) => {
    const realName = await lockRealNameBehindKey(tx, shown, context);
    const { id, state, email, version } = realName;
    if (sim !== undefined) return { state: await withoutSim(tx, realName, sim, context) };
    if (state === "withdrawn" || state === "deregistered") return { state };
    if (await deregister(tx, realName, context)) return { state: "deregistered" as const };
    if (!(await giveUp(tx, id, now))) return refuse("REAL_NAME_OVER");
    // the row has forgotten the mailbox by then
    const to = email === null ? undefined : vault.seal(email).toString("base64");
    await addJob(tx, "tell-real-name", { id, state: "withdrawn", version: version + 1, to });
    return { state: "withdrawn" as const };
  });
});

/** What was taken out before is out: a repeat, also one that comes late, takes no other. */
async function withoutSim(tx: DbOrTx, realName: RealName, ref: string, context: Context): Promise<RealName["state"]> {
  const sims = await simsOf(tx, realName.id);
  const { iccid, left_at: leftAt } =
    sims.find(({ iccid }) => isRefOfSim(context.vault, realName.id, { iccid, ref })) ?? refuse("NOT_FOUND");
  if (leftAt !== null || realName.state === "deregistered") return realName.state;
  if (!(await deregisterSim(tx, realName, iccid, context))) return refuse("REAL_NAME_OVER");
  return (await lockRealName(tx, realName.id)).state;
}
