import { operation } from "../../../platform/operation.server.ts";
import { stopBulk } from "../bulk/stop-bulk.server.ts";
import { StopBulkEnquiryAction } from "./contract.ts";
import { enquiriesInBulk } from "./store.server.ts";

export const stopBulkEnquiryAction = operation(StopBulkEnquiryAction, (wish, context) =>
  stopBulk(wish, context, {
    path: StopBulkEnquiryAction.path,
    tables: enquiriesInBulk,
    see: "see_enquiries",
    rightTo: () => "work_enquiries",
    action: "bulk_enquiries_stopped",
    what: ({ kind: deed }) => ({ deed }),
  }),
);
