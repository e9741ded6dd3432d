import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { RequestKey, shortText } from "../../../kernel/fields.ts";
import { kindsSentAgain } from "../../aftersales/staff-mails/rules.ts";
import { NoteText } from "../../records/notes/contract.ts";
import { bulk, bulkSoFar, refusedBehind } from "../bulk/contract.ts";
import { orderFilter } from "../order-list/order-filter.ts";
import { bulkKinds, mostChosen } from "./rules.ts";

const OrderNumber = shortText(40).check(z.minLength(1, "empty"));

export const StartBulkAction = endpoint({
  path: "/staff/startBulkAction",
  summary:
    "Does one thing with many orders, chosen or all that a filter leaves, 10,000 at most. It begins after ten seconds.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object({
    requestKey: RequestKey,
    kind: z.enum(bulkKinds, "choose"),
    /** Which e-mail is sent again. */
    mailKind: z.optional(z.enum(kindsSentAgain, "choose")),
    note: z.optional(NoteText),
    /** To whom the open cases of the orders are given. */
    to: z.optional(z.uuid("choose")),
    /** Without them all that the filter leaves. */
    orders: z.optional(z.array(OrderNumber).check(z.minLength(1, "choose"), z.maxLength(mostChosen, "range"))),
    ...orderFilter,
  }),
  output: z.object({ id: z.string() }),
  refusals: ["ORDER_NOT_FOUND", "BULK_UNDER_WAY", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

export const GetParcelsOfFilter = endpoint({
  path: "/staff/getParcelsOfFilter",
  summary:
    "The orders that a filter leaves and that have a card to post, newest first, as many as labels are made of at once.",
  caller: "staff",
  right: "send_parcels",
  limit: "compute",
  input: z.object({
    ...orderFilter,
    /** Those behind this place. */
    after: z.optional(z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"))),
  }),
  output: z.object({ orders: z.array(z.string()), next: z.nullable(z.string()) }),
  refusals: ["RIGHT_MISSING"],
});

export const StopBulkAction = endpoint({
  path: "/staff/stopBulkAction",
  summary: "Stops what is being done with many orders, a colleague's too; what is done stays done.",
  caller: "staff",
  right: "see_orders",
  limit: "write",
  input: z.object({ requestKey: RequestKey, id: z.uuid("format") }),
  output: z.object({}),
  refusals: ["NOT_FOUND", "BULK_OVER", "RIGHT_MISSING", "REQUEST_KEY_REUSED"],
});

const what = { kind: z.enum(bulkKinds), mailKind: z.nullable(z.enum(kindsSentAgain)) };

export const GetBulkActions = endpoint({
  path: "/staff/getBulkActions",
  summary: "What was done with many orders at once, the newest 20.",
  caller: "staff",
  right: "see_orders",
  input: z.object({}),
  output: z.object({ actions: z.array(z.object({ ...bulk, ...what })) }),
});

export const GetBulkAction = endpoint({
  path: "/staff/getBulkAction",
  summary:
    "How far something is that is done with many orders: what is done, what is left, and what was refused and why.",
  caller: "staff",
  right: "see_orders",
  input: z.object({
    id: z.uuid("format"),
    /** Refused orders behind this place. */
    after: refusedBehind,
  }),
  output: z.object({
    ...bulkSoFar,
    ...what,
    /** All of a filter, or chosen one by one. */
    isFiltered: z.boolean(),
    /** The refused, 50 at a time. */
    orders: z.array(z.object({ place: z.int(), number: z.string(), why: z.string() })),
  }),
  refusals: ["NOT_FOUND"],
});
