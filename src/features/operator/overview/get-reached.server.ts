import { operatorZone } from "../../../kernel/operator-zone.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetReached } from "./contract.ts";
import { comparedAt } from "./rules.ts";
import { reachedBetween } from "./store.server.ts";

/** Figures of whole hours, from the tables alone; the time before ends at the same hour. */
export const getReached = operation(GetReached, async ({ range = "1" }, { db, now }) => {
  const { days, sameMoment } = comparedAt(now.getTime(), range, operatorZone);
  const between = (shift: number) => reachedBetween(db, new Date(days.from), now, shift);
  const [is, was] = await Promise.all([between(0), between(now.getTime() - sameMoment)]);
  return {
    range,
    zone: operatorZone,
    now: now.toISOString(),
    visits: isCounted(is.visits_until)
      ? { until: is.visits_until.toISOString(), is: visitsOf(is), was: visitsOf(was) }
      : null,
    firstDays: isCounted(is.days_until)
      ? { until: is.days_until.toISOString(), is: firstDaysOf(is), was: firstDaysOf(was) }
      : null,
  };
});

type Reached = Awaited<ReturnType<typeof reachedBetween>>;

/** The mark stands at the epoch until the first hour was counted. */
const isCounted = (until: Date) => until.getTime() > 0;
const visitsOf = ({ visitors, saw_plans, ordered, paid }: Reached) => ({
  visitors,
  sawPlans: saw_plans,
  ordered,
  paid,
});
const firstDaysOf = ({ esims, online }: Reached) => ({ esims, online });
