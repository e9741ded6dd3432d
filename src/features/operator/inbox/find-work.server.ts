import type { Config } from "../../../platform/config.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { closeCaseAbout, openCase, ruleCases, subjectsOpen } from "../../records/cases/store.server.ts";
import { caseHours } from "../../records/settings/store.server.ts";
import { sources, waitingIn } from "./found-work.server.ts";

/**
 * Every minute: opens a case for what waits for a person, closes those whose matter is done, and puts the due times of
 * settings on all. By state alone, so that whatever was missed is found at the next look.
 */
export const findWork = repeatedJob("find-work", "* * * * *", async ({ db, clock, config }): Promise<void> => {
  await lookForWork(db, config, clock());
  await ruleCases(db, { ...config.CASE_DUE_HOURS, ...(await caseHours(db, config)) });
});

export async function lookForWork(db: Db, config: Config, now: Date): Promise<void> {
  for (const source of sources) {
    const { kind, dueAt, left } = source;
    const open = new Set(await subjectsOpen(db, kind));
    for (const waiting of await waitingIn(db, source, now, config)) {
      const { subject, orderId, details } = waiting;
      if (open.delete(subject)) continue;
      await openCase(db, { kind, subject, orderId, details, ...(dueAt && { dueAt: dueAt(waiting) }) }, now);
    }
    for (const subject of open) await closeCaseAbout(db, { kind, subject }, left, now);
  }
}
