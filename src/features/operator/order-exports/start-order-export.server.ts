import { hourMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { StaffRight } from "../../../kernel/staff-right.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { actionsSince, recordAction } from "../../records/actions/store.server.ts";
import type { OrderColumn } from "../order-list/columns.ts";
import type { OrderFilter } from "../order-list/order-filter.ts";
import { StartFullOrderExport, StartOrderExport } from "./contract.ts";
import { exportsPerHour } from "./rules.ts";
import { putExport } from "./store.server.ts";

export const startOrderExport = operation(StartOrderExport, (wish, context) => {
  const { requestKey: _, columns, ...filter } = wish;
  const right = "see_orders";
  return start({ path: StartOrderExport.path, wish, right, filter, columns, isInFull: false }, context);
});

export const startFullOrderExport = operation(StartFullOrderExport, (wish, context) => {
  const { requestKey: _, reason, columns, ...filter } = wish;
  const right = "export_personal_data";
  return start({ path: StartFullOrderExport.path, wish, right, filter, columns, isInFull: true, reason }, context);
});

type Start = {
  path: string;
  wish: { requestKey: string };
  right: StaffRight;
  filter: OrderFilter;
  columns: OrderColumn[] | undefined;
  isInFull: boolean;
  reason?: string;
};

/** Its line in the trail stands before the first order is read. */
function start(
  { path, wish, right, filter, columns, isInFull, reason }: Start,
  context: Context & { caller: StaffCaller },
): Promise<{ id: string }> {
  const { db, now, caller } = context;
  return once(db, { path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, right);
    const before = await actionsSince(tx, caller.staffId, "orders_exported", new Date(now.getTime() - hourMs));
    if (before >= exportsPerHour) return refuse("EXPORTED_OFTEN");
    const id = await putExport(tx, {
      session_id: caller.sessionId,
      filter,
      columns: columns ?? null,
      in_full: isInFull,
      at: now,
    });
    await recordAction(tx, byCaller(context), "orders_exported", {
      ...filter,
      ...(columns && { columns: columns.join(" ") }),
      mailboxes: isInFull ? "whole" : "masked",
      ...(reason !== undefined && { reason }),
    });
    return { id };
  });
}
