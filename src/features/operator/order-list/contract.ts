import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { orderFilter } from "./order-filter.ts";
import { orderViews, orderWays } from "./rules.ts";

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));

/** A list of the console: a view, a search, one page of rows, and where the pages beside it begin. */
export const GetOrderList = endpoint({
  path: "/staff/getOrderList",
  summary: "Orders, newest first, 50 at a time; mailboxes are masked.",
  caller: "staff",
  right: "see_orders",
  input: z.object({
    ...orderFilter,
    /** The page of older orders behind this place, or of newer ones before it. */
    after: z.optional(Cursor),
    before: z.optional(Cursor),
  }),
  output: z.object({
    /** No more than 10,000 are counted; `more`: there are. */
    views: z.array(z.object({ view: z.enum(orderViews), count: z.int(), more: z.boolean() })),
    orders: z.array(
      z.object({
        number: z.string(),
        placedAt: z.string(),
        buyer: z.string(),
        state: z.enum(orderStates),
        way: z.enum(orderWays),
        area: z.string(),
        /** Of a country, for its flag. */
        iso2: z.nullable(z.string()),
        plan: z.object({ kind: z.enum(planKinds), allowanceMb: z.number(), days: z.int() }),
        quantity: z.int(),
        total: MoneyAmount,
        method: z.nullable(z.enum(paymentMethods)),
      }),
    ),
    /** Where facets leave a page unfilled: it was looked through back to here, and `older` goes on. */
    lookedBackTo: z.nullable(z.string()),
    /** The destinations and regions that a plan can be for. */
    areas: z.array(z.object({ area: z.string(), name: z.string() })),
    newer: z.nullable(z.string()),
    older: z.nullable(z.string()),
  }),
});
