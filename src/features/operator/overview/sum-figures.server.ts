import { dayMs, minuteMs } from "../../../kernel/duration.ts";
import { dropHoursFrom, hourBefore, sumHoursUntil } from "../../../platform/database/kept-hours.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { firstDayHours } from "./first-days-store.server.ts";
import { visitHours } from "./visits-store.server.ts";

/** Clicks are written in batches, within seconds; a network's answer about a SIM may be asked again for longer. */
const graceMs = 30 * minuteMs;
/** A plan's beginning that the network told later than that is found by counting these days again. */
const againMs = 3 * dayMs;

/**
 * Counts the hours that are over (`visit_hours`, `first_day_hours`). Visits are counted once: an account that was deleted since takes
 * its browser from its orders, and the numbers stay.
 */
export const sumFigures = repeatedJob("sum-figures", "40 * * * *", async ({ db, clock }): Promise<void> => {
  const until = hourBefore(clock().getTime() - graceMs);
  await sumHoursUntil(db, visitHours, until);
  await dropHoursFrom(db, firstDayHours, hourBefore(until.getTime() - againMs));
  await sumHoursUntil(db, firstDayHours, until);
});
