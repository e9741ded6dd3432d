import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, shortText } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { orderViews, orderWays, placedSpans } from "./rules.ts";

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));

/** A list of the console: a view, a search, one page of rows, and where the pages beside it begin. */
export const GetOrderList = endpoint({
  path: "/staff/getOrderList",
  summary: "Orders, newest first, 50 at a time; mailboxes are masked.",
  caller: "staff",
  right: "see_orders",
  input: z.object({
    view: z.optional(z.enum(orderViews, "choose")),
    /** An order's number, whole. */
    number: z.optional(shortText(40)),
    state: z.optional(z.enum(orderStates, "choose")),
    way: z.optional(z.enum(orderWays, "choose")),
    /** A country's code or a region's name, as in the plan as sold. */
    area: z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]{1,39}$/, "choose"))),
    method: z.optional(z.enum(paymentMethods, "choose")),
    currency: z.optional(z.enum(currencies, "choose")),
    placed: z.optional(z.enum(placedSpans, "choose")),
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
