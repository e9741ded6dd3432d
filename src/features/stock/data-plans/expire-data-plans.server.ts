import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { expireDataPlans } from "./store.server.ts";

/** Every ten minutes: expires plans by our own clock, since suppliers do not report their end reliably. */
export const expireDataPlansJob = repeatedJob(
  "expire-data-plans",
  "*/10 * * * *",
  async ({ db, clock }): Promise<void> => {
    await expireDataPlans(db, clock());
  },
);
