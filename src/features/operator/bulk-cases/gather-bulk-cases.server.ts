import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { mostAtOnce } from "../bulk/rules.ts";
import { writeGathered } from "../bulk/write-gathered.server.ts";
import { seenCases } from "../inbox/store.server.ts";
import { bulkOfCases, casesInBulk } from "./store.server.ts";

/** Killed on the way it begins anew, with nothing written. */
export const gatherBulkCases = job("gather-bulk-cases", z.object({ id: z.uuid() }), async ({ id }, { db }) => {
  const bulk = await bulkOfCases(db, id);
  if (bulk?.state !== "gathering") return;
  const { view = "all", owner } = bulk.filter;
  // given as it is then, unless it is only then that it is of the filter
  const isUntouched = bulk.kind !== "assign" || view !== "all" || owner !== undefined;
  const asSeen = { now: bulk.at, me: bulk.staff_id, isUntouched };
  const found = await seenCases(db, bulk.filter, asSeen, mostAtOnce + 1);
  await writeGathered(db, { tables: casesInBulk, id, found, act: "do-bulk-cases" });
});
