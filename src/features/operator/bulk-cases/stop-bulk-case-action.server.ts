import { operation } from "../../../platform/operation.server.ts";
import { stopBulk } from "../bulk/stop-bulk.server.ts";
import { StopBulkCaseAction } from "./contract.ts";
import { casesInBulk } from "./store.server.ts";

export const stopBulkCaseAction = operation(StopBulkCaseAction, (wish, context) =>
  stopBulk(wish, context, {
    path: StopBulkCaseAction.path,
    tables: casesInBulk,
    see: "see_inbox",
    rightTo: () => "work_cases",
    action: "bulk_cases_stopped",
    what: ({ kind: deed }) => ({ deed }),
  }),
);
