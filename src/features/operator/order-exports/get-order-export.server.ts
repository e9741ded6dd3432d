import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { may } from "../../../kernel/staff-right.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetOrderExport } from "./contract.ts";
import { exportMinutes } from "./rules.ts";
import { exportOf } from "./store.server.ts";

export const getOrderExport = operation(GetOrderExport, async ({ id, isBegun = false }, { db, now, caller }) => {
  const since = new Date(isBegun ? 0 : now.getTime() - exportMinutes * minuteMs);
  const found = (await exportOf(db, caller.sessionId, id, since)) ?? refuse("NOT_FOUND");
  if (found.in_full && !may(caller, "export_personal_data")) return refuse("RIGHT_MISSING");
  const { filter, columns, in_full: isInFull, at } = found;
  return { filter, columns, isInFull, at: at.toISOString(), me: caller.staffId };
});
