import { refuse } from "../../../kernel/refusal.ts";
import type { StaffRight } from "../../../kernel/staff-right.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { bulkById, moveBulk, type Bulk, type BulkTables } from "./store.server.ts";

type Stop = {
  path: string;
  tables: BulkTables;
  see: StaffRight;
  rightTo: (bulk: Bulk) => StaffRight;
  action: "bulk_stopped" | "bulk_cases_stopped" | "bulk_enquiries_stopped";
  /** As the trail says what was stopped. */
  what: (bulk: Bulk) => object;
};

/** Whoever may do it may stop it, a colleague's too. */
export function stopBulk(
  wish: { id: string; requestKey: string },
  context: Context & { caller: StaffCaller },
  stop: Stop,
): Promise<Record<string, never>> {
  const { db, now, caller } = context;
  const { path, tables, see, rightTo, action, what } = stop;
  return once(db, { path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, see);
    const bulk = (await bulkById(tx, tables, wish.id)) ?? refuse("NOT_FOUND");
    await lockCaller(tx, caller, rightTo(bulk));
    if (!(await moveBulk(tx, tables, bulk.id, "stopped", { ended_at: now, stopped_by: caller.email })))
      return refuse("BULK_OVER");
    await recordAction(tx, byCaller(context), action, { bulk: bulk.id, ...what(bulk) });
    return {};
  });
}
