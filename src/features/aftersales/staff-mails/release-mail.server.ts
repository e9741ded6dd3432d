import * as z from "zod/mini";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { letGo } from "./store.server.ts";

/** From here on the e-mail is sent like any other, and cannot be taken back. */
export const releaseMail = job("release-mail", z.object({ mailId: z.uuid() }), async ({ mailId }, { db }) => {
  await db.transaction().execute(async (tx) => {
    if (await letGo(tx, mailId)) await addJob(tx, "send-mail", { mailId });
  });
});
