import { refuse } from "../../../kernel/refusal.ts";
import { addDays, dateAt } from "../../../kernel/zoned-time.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { recordAction } from "../actions/store.server.ts";
import { aboutCase, changeSeenCase } from "./change-seen-case.server.ts";
import { SnoozeCase } from "./contract.ts";
import { mostDaysSnoozed } from "./rules.ts";
import { changeCase } from "./store.server.ts";

export const snoozeCase = operation(SnoozeCase, (wish, context) => {
  const { now } = context;
  const today = dateAt(now.getTime(), "UTC");
  const { until } = wish;
  if (until !== null && (until <= today || until > addDays(today, mostDaysSnoozed)))
    return refuse("INVALID_INPUT", { field: "until", problem: "range" });
  return changeSeenCase(SnoozeCase.path, wish, context, async (tx, found) => {
    const details = { ...aboutCase(found), until };
    await recordAction(tx, byCaller(context), "case_snoozed", details);
    return changeCase(tx, found.id, { snoozed_until: until === null ? null : new Date(`${until}T00:00:00Z`) });
  });
});
