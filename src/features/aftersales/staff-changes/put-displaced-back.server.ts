import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { openSeconds } from "../plan-changes/rules.ts";
import { putBack } from "../plan-changes/store.server.ts";

/** It lapses when it would have: the job of then has found it cancelled where that time came meanwhile. */
export async function putDisplacedBack(
  tx: DbOrTx,
  id: string,
  { config, now }: Pick<Context, "config" | "now">,
): Promise<void> {
  const back = await putBack(tx, id);
  if (!back) return;
  const lapsesAt = back.asked_at.getTime() + openSeconds(back.staff_id !== null, config) * 1000;
  const inSeconds = Math.max(0, (lapsesAt - now.getTime()) / 1000);
  await addJob(tx, "drop-plan-change", { changeId: id }, { inSeconds });
}
