import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { deleteEnded, passing } from "./ended-store.server.ts";

const atOnce = 1000;

/** Deletes expired data once a day, in batches of a thousand to keep locks short. */
export const forgetEnded = repeatedJob("forget-ended", "40 3 * * *", async ({ db, clock }): Promise<void> => {
  const now = clock();
  for (const table of passing) while ((await deleteEnded(db, table, now, atOnce)) === atOnce);
});
