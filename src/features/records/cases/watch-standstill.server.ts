import type { Shop } from "../../../platform/context.server.ts";
import { oldestJob } from "../../../platform/jobs/oldest-job.server.ts";
import { closeCaseAbout, openCase } from "./store.server.ts";

const lookEveryMs = 60_000;
/** Far longer than any job takes or any queue lasts. */
const tooOldSeconds = 600;
const standstill = { kind: "jobs_stand_still", subject: "jobs" } as const;

/**
 * Opens a case when jobs stand still; no job could do that, so every process checks on its own. Returns how to stop.
 */
export function watchStandstill(shop: Pick<Shop, "db" | "pool" | "log" | "clock">): () => void {
  const looking = setInterval(() => {
    lookAtJobs(shop, shop.clock()).catch((error) => shop.log.warn({ err: error }, "could not look for the oldest job"));
  }, lookEveryMs);
  looking.unref();
  return () => clearInterval(looking);
}

/** A case is open while the oldest job is too old, and closes when the jobs go on. */
export async function lookAtJobs({ db, pool, log }: Pick<Shop, "db" | "pool" | "log">, now: Date): Promise<void> {
  const oldest = await oldestJob(pool);
  if (!oldest || oldest.seconds < tooOldSeconds) return closeCaseAbout(db, standstill, "The jobs went on.", now);
  log.error({ job: oldest.name, seconds: Math.round(oldest.seconds) }, "the jobs stand still");
  await openCase(db, { ...standstill, details: { job: oldest.name, waitingSeconds: Math.round(oldest.seconds) } }, now);
}
