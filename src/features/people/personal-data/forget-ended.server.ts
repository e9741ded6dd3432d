import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { deleteEnded, passing } from "./ended-store.server.ts";

const atOnce = 1000;

/** What is over is deleted once a day, a thousand at a time so that nobody waits for it. */
export const forgetEnded = repeatedJob("forget-ended", "40 3 * * *", async ({ db, clock }): Promise<void> => {
  const now = clock();
  for (const table of passing) while ((await deleteEnded(db, table, now, atOnce)) === atOnce);
});
