import { isDatabaseAway } from "./database/away.server.ts";
import type { Log } from "./log.server.ts";

/**
 * An unhandled rejection is a bug, but no reason to drop all other requests. One is known: the worker library does not
 * await writing a job's end, which jobs/jobs-in-hand.server.ts makes up for.
 */
export function outliveRejections(log: Log): void {
  process.on("unhandledRejection", (error) => {
    if (isDatabaseAway(error)) log.warn({ err: error }, "the database was away, perhaps for a job's end");
    else log.error({ err: error }, "an unhandled rejection");
  });
}
