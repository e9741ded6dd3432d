import { recordsSince } from "../../../kernel/prepaid-tariff.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { forgetPlacesBefore } from "./store.server.ts";

/** Where a card was used is forgotten when it is no longer shown; what it used stays, which its charge follows from. */
export const forgetPrepaidPlaces = repeatedJob("forget-prepaid-places", "50 3 * * *", ({ db, clock }) =>
  forgetPlacesBefore(db, recordsSince(clock())),
);
