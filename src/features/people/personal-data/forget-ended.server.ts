import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { deleteEnded, keptAfter, passing } from "./ended-store.server.ts";

const atOnce = 1000;

/** Deletes expired data once a day, in batches of a thousand to keep locks short. */
export const forgetEnded = repeatedJob("forget-ended", "40 3 * * *", async ({ db, clock, config }): Promise<void> => {
  const now = clock();
  for (const table of passing) {
    const kept = keptAfter(table);
    const after = typeof kept === "string" ? kept : `${await settingOf(db, config, kept.days)} days`;
    while ((await deleteEnded(db, table, { now, after, most: atOnce })) === atOnce);
  }
});
