import * as z from "zod/mini";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { heldSeconds, mostAtOnce } from "../bulk/rules.ts";
import { moveBulk } from "../bulk/store.server.ts";
import { seenCases } from "../inbox/store.server.ts";
import { bulkOfCases, casesInBulk, putCases } from "./store.server.ts";

/** Killed on the way it begins anew, with nothing written. */
export const gatherBulkCases = job("gather-bulk-cases", z.object({ id: z.uuid() }), async ({ id }, { db }) => {
  const bulk = await bulkOfCases(db, id);
  if (bulk?.state !== "gathering") return;
  const { view = "all", owner } = bulk.filter;
  // given as it is then, unless it is only then that it is of the filter
  const isUntouched = bulk.kind !== "assign" || view !== "all" || owner !== undefined;
  const asSeen = { now: bulk.at, me: bulk.staff_id, isUntouched };
  const found = await seenCases(db, bulk.filter, asSeen, mostAtOnce + 1);
  await db.transaction().execute(async (tx) => {
    if (!(await moveBulk(tx, casesInBulk, id, "running", { more: found.length > mostAtOnce }))) return;
    await putCases(tx, id, found.slice(0, mostAtOnce));
    await addJob(tx, "do-bulk-cases", { id }, { once: `bulk:${id}`, inSeconds: heldSeconds, priority: 5 });
  });
});
