import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { keepPlacesMonths } from "./rules.ts";
import { forgetPlacesBefore } from "./store.server.ts";

/** Where a card was used is forgotten when it is no longer shown; what it used stays, which its charge follows from. */
export const forgetPrepaidPlaces = repeatedJob(
  "forget-prepaid-places",
  "50 3 * * *",
  async ({ db, clock }): Promise<void> => {
    const before = clock();
    before.setUTCMonth(before.getUTCMonth() - keepPlacesMonths);
    await forgetPlacesBefore(db, before);
  },
);
