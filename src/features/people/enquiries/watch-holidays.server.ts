import type { Shop } from "../../../platform/context.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";
import { knownHolidays } from "./answered-by.server.ts";
import { isRunningOut, leastDaysKnown } from "./business-days.ts";

const about = { kind: "holidays_end", subject: "holidays" } as const;

/** Every morning: a list of holidays that ends within 90 days is a case until somebody has prolonged it. */
export const watchHolidays = repeatedJob("watch-holidays", "10 1 * * *", async (shop: Shop): Promise<void> => {
  const { db, clock } = shop;
  const holidays = await knownHolidays(shop);
  if (!isRunningOut(holidays, clock())) return closeCaseAbout(db, about, "The list was prolonged.", clock());
  await openCase(db, { ...about, details: { last: holidays.at(-1) ?? null, days: leastDaysKnown } }, clock());
});
