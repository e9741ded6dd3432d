import { minuteMs } from "../../../kernel/duration.ts";
import type { StaffRight } from "../../../kernel/staff-right.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import type { Action, ThingKind } from "../actions/rules.ts";
import { hasSeen, recordAction } from "../actions/store.server.ts";
import { revealMinutes } from "./rules.ts";

type Looking = Pick<Context, "db" | "now" | "visitor"> & { caller: StaffCaller };
type Look = { action: Action; on: { kind: ThingKind; id: string }; right: StaffRight };

/**
 * A look at what somebody wrote, or where they are, stands in the trail before it is shown. A page that is read again
 * within ten minutes, or that asks for news, goes on with the same look.
 */
export function noteLook(context: Looking, { action, on, right }: Look): Promise<void> {
  const { db, now, caller } = context;
  return db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, right);
    const since = new Date(now.getTime() - revealMinutes * minuteMs);
    if (await hasSeen(tx, { staffId: caller.staffId, action, on }, since)) return;
    await recordAction(tx, byCaller(context), action, { on });
  });
}
