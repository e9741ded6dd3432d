import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";

/** Nobody has heard of what was pressed by mistake and is hidden by then, nor of what was over at once. */
const heldSeconds = 120;

/** With the outage itself, so that neither is there without the other. */
export const tellBegin = (tx: DbOrTx, outageId: string): Promise<void> =>
  addJob(tx, "tell-outage", { outageId, moment: "begin" }, { inSeconds: heldSeconds });

export const tellEnd = (tx: DbOrTx, outageId: string): Promise<void> =>
  addJob(tx, "tell-outage", { outageId, moment: "end" });
