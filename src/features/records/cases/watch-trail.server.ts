import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { verifyTrail } from "../actions/verify-trail.server.ts";
import { openCase } from "./store.server.ts";

/**
 * Every night: a row that was rewritten is a case. The log keeps the head, so that a chain that somebody wrote anew as a
 * whole does not fit what the log, on another machine, has noted.
 */
export const watchTrail = repeatedJob("watch-trail", "40 3 * * *", async ({ db, clock, log }): Promise<void> => {
  const { head, wrong } = await verifyTrail(db);
  if (head) log.info({ place: head.place, hash: head.hash, day: head.day }, "the head of the audit trail");
  if (!wrong) return;
  log.error({ place: wrong.place, why: wrong.why }, "the audit trail is not as it was written");
  await openCase(db, { kind: "trail_broken", subject: "audit trail", details: wrong }, clock());
});
