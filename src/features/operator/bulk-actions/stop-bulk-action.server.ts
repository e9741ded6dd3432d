import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { StopBulkAction } from "./contract.ts";
import { rightTo } from "./rules.ts";
import { bulkById, moveBulk } from "./store.server.ts";

export const stopBulkAction = operation(StopBulkAction, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: StopBulkAction.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "see_orders");
    const bulk = (await bulkById(tx, wish.id)) ?? refuse("NOT_FOUND");
    await lockCaller(tx, caller, rightTo[bulk.kind]);
    if (!(await moveBulk(tx, bulk.id, "stopped", { ended_at: now, stopped_by: caller.email })))
      return refuse("BULK_OVER");
    await recordAction(tx, byCaller(context), "bulk_stopped", { bulk: bulk.id, kind: bulk.kind });
    return {};
  });
});
