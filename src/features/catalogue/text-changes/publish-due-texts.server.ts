import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { applyDueTexts } from "./due-texts.server.ts";

/** Every minute, so that texts begin and end at their moment where nobody looks. */
export const publishDueTexts = repeatedJob("publish-texts", "* * * * *", async ({ db, clock }): Promise<void> => {
  await applyDueTexts(db, clock());
});
