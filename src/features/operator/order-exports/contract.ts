import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { orderColumns } from "../order-list/columns.ts";
import { OrderFilter, orderFilter } from "../order-list/order-filter.ts";

/** Those of the list, in this order; not said: the order's own. */
const Columns = z.optional(z.array(z.enum(orderColumns, "choose")).check(z.maxLength(orderColumns.length, "range")));
const Started = z.object({ id: z.string() });

export const StartOrderExport = endpoint({
  path: "/staff/startOrderExport",
  summary: "Begins a CSV of all orders that a filter leaves, with masked mailboxes.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object({ requestKey: RequestKey, ...orderFilter, columns: Columns }),
  output: Started,
  refusals: ["EXPORTED_OFTEN", "REQUEST_KEY_REUSED", "RIGHT_MISSING"],
});

export const StartFullOrderExport = endpoint({
  path: "/staff/startFullOrderExport",
  summary: "Begins a CSV of all orders that a filter leaves, with whole mailboxes and a reason in the trail.",
  caller: "staff",
  right: "export_personal_data",
  isFresh: true,
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    ...orderFilter,
    columns: Columns,
    reason: shortText(500).check(z.minLength(1, "empty")),
  }),
  output: Started,
  refusals: ["EXPORTED_OFTEN", "REQUEST_KEY_REUSED", "RIGHT_MISSING"],
});

export const GetOrderExport = endpoint({
  path: "/staff/getOrderExport",
  summary: "What a CSV of orders that the caller asked for is made of.",
  caller: "staff",
  right: "see_orders",
  input: z.object({
    id: z.uuid("format"),
    /** While it is written: however long that takes, the right to it is asked for again. */
    isBegun: z.optional(z.boolean()),
  }),
  output: z.object({
    filter: OrderFilter,
    columns: z.nullable(z.array(z.enum(orderColumns))),
    isInFull: z.boolean(),
    at: z.string(),
    /** Whose orders "mine" are. */
    me: z.string(),
  }),
  refusals: ["NOT_FOUND", "RIGHT_MISSING"],
});
