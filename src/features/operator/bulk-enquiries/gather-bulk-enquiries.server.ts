import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { seenEnquiries } from "../../people/enquiries/list-store.server.ts";
import { mostAtOnce } from "../bulk/rules.ts";
import { writeGathered } from "../bulk/write-gathered.server.ts";
import { bulkOfEnquiries, enquiriesInBulk } from "./store.server.ts";

/** Killed on the way it begins anew, with nothing written. */
export const gatherBulkEnquiries = job("gather-bulk-enquiries", z.object({ id: z.uuid() }), async ({ id }, { db }) => {
  const bulk = await bulkOfEnquiries(db, id);
  if (bulk?.state !== "gathering") return;
  const { view = "open", ...filter } = bulk.filter;
  // given as it is then, unless it is only then that it is of the filter
  const isUntouched = bulk.kind !== "assign" || view !== "all" || filter.owner !== undefined;
  const which = { view, me: bulk.staff_id, filter };
  const found = await seenEnquiries(db, which, { at: bulk.at, isUntouched }, mostAtOnce + 1);
  await writeGathered(db, { tables: enquiriesInBulk, id, found, act: "do-bulk-enquiries" });
});
