import { minuteMs } from "../../../kernel/duration.ts";
import type { StaffRight } from "../../../kernel/staff-right.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { byCaller } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import type { Action, ThingKind } from "../actions/rules.ts";
import { hasSeen, recordAction } from "../actions/store.server.ts";
import { revealMinutes } from "./rules.ts";

type Looking = Pick<Context, "db" | "now" | "visitor"> & { caller: StaffCaller };
/** `sim`: the last four digits of the one that `on` means. */
type Look = { action: Action; on: { kind: ThingKind; id: string }; sim?: string; right: StaffRight };

/**
 * A look at what somebody wrote, or where they are, stands in the trail before it is shown. A page that is read again
 * within ten minutes, or that asks for news, goes on with the same look.
 */
export async function noteLook(context: Looking, { action, on, sim, right }: Look): Promise<void> {
  const { db, now, caller } = context;
  const since = new Date(now.getTime() - revealMinutes * minuteMs);
  const isNoted = (at: DbOrTx) => hasSeen(at, { staffId: caller.staffId, action, on }, since);
  // most looks write nothing, and wait for nobody who holds the caller's row
  if (await isNoted(db)) return;
  await db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, right);
    if (await isNoted(tx)) return;
    await recordAction(tx, byCaller(context), action, { on, ...(sim !== undefined && { sim }) });
  });
}
