import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { expireDataPlans } from "./store.server.ts";

/** No supplier tells reliably that a plan is over: its own clock does, every ten minutes. */
export const expireDataPlansJob = repeatedJob(
  "expire-data-plans",
  "*/10 * * * *",
  async ({ db, clock }): Promise<void> => {
    await expireDataPlans(db, clock());
  },
);
