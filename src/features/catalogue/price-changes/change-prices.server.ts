import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { applyDuePrices } from "./due-prices.server.ts";

/** Every minute, so that prices begin at their moment where nobody looks, and their actions are in the trail. */
export const changePrices = repeatedJob("change-prices", "* * * * *", async ({ db, clock }): Promise<void> => {
  await applyDuePrices(db, clock());
});
