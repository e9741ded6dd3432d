import { isDatabaseAway } from "./database/away.server.ts";
import type { Log } from "./log.server.ts";

/**
 * A promise that nobody waited for is a bug, but no reason to hang up on everybody else. One is known: the worker
 * library does not wait for a job's end to be written, which jobs/jobs-in-hand.server.ts mends.
 */
export function outliveRejections(log: Log): void {
  process.on("unhandledRejection", (error) => {
    if (isDatabaseAway(error)) log.warn({ err: error }, "the database was away, perhaps for a job's end");
    else log.error({ err: error }, "an unhandled rejection");
  });
}
