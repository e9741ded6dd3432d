import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { mustBeAhead, snooze } from "./case-deeds.server.ts";
import { changeSeenCase } from "./change-seen-case.server.ts";
import { SnoozeCase } from "./contract.ts";

export const snoozeCase = operation(SnoozeCase, (wish, context) => {
  const { until } = wish;
  if (until !== null) mustBeAhead(until, context.now);
  return changeSeenCase(SnoozeCase.path, wish, context, (tx, found) => snooze(tx, found, until, byCaller(context)));
});
