import { operation } from "../../../platform/operation.server.ts";
import { stopBulk } from "../bulk/stop-bulk.server.ts";
import { StopBulkAction } from "./contract.ts";
import { rightTo, type BulkKind } from "./rules.ts";
import { ordersInBulk } from "./store.server.ts";

export const stopBulkAction = operation(StopBulkAction, (wish, context) =>
  stopBulk(wish, context, {
    path: StopBulkAction.path,
    tables: ordersInBulk,
    see: "see_orders",
    rightTo: ({ kind }) => rightTo[kind as BulkKind],
    action: "bulk_stopped",
    what: ({ kind }) => ({ kind }),
  }),
);
