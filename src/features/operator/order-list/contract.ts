import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { MoneyAmount, shortText } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { presses } from "../inbox/rules.ts";
import { orderFilter } from "./order-filter.ts";
import { countedFacets, esimStates, facets, moreOfOrders, orderSorts, orderViews, orderWays } from "./rules.ts";

const Cursor = z.string("empty").check(z.maxLength(100, "format"), z.regex(/^[\w-]+$/, "format"));

const Row = z.object({
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
  /** Of what was asked for beyond; `undefined`: not asked for, `null`: the order has none. */
  esim: z.optional(z.nullable(z.object({ state: z.enum(esimStates), there: z.int(), of: z.int() }))),
  departs: z.optional(z.nullable(z.string())),
  /** The first SIM's number; `of`: how many there are. */
  iccid: z.optional(z.nullable(z.object({ first: z.string(), of: z.int() }))),
  tracking: z.optional(z.nullable(z.string())),
  /** What was paid and has not gone back, in the order's currency. */
  net: z.optional(z.nullable(MoneyAmount)),
  /** What it needs a person for: the most pressing of `of` open cases. */
  work: z.optional(
    z.nullable(
      z.object({
        kind: z.string(),
        press: z.enum(presses),
        dueAt: z.string(),
        minutesLeft: z.int(),
        owner: z.nullable(z.string()),
        of: z.int(),
      }),
    ),
  ),
});

/** A list of the console: a view, a search, one page of rows, and where the pages beside it begin. */
export const GetOrderList = endpoint({
  path: "/staff/getOrderList",
  summary: "Orders, newest first or oldest first, 50 at a time; mailboxes are masked.",
  caller: "staff",
  right: "see_orders",
  input: z.object({
    ...orderFilter,
    sort: z.optional(z.enum(orderSorts, "choose")),
    /** What is shown beyond an order's own row. */
    more: z.optional(z.array(z.enum(moreOfOrders, "choose")).check(z.maxLength(moreOfOrders.length, "range"))),
    /** With what needs a person most, for the top of the list. */
    isWithPressing: z.optional(z.boolean()),
    /** The page behind this place in the order of the list, or before it. */
    after: z.optional(Cursor),
    before: z.optional(Cursor),
  }),
  output: z.object({
    /** No more than 10,000 are counted; `more`: there are. Where nobody waits for us, nothing is counted. */
    views: z.array(z.object({ view: z.enum(orderViews), count: z.nullable(z.int()), more: z.boolean() })),
    orders: z.array(Row),
    /** What needs a person most, if it was asked for: what is due first stands first. */
    pressing: z.array(Row),
    /** Where what is asked for leaves a page unfilled: it was looked through back to here, and `older` goes on. */
    lookedBackTo: z.nullable(z.string()),
    /** The destinations and regions that a plan can be for. */
    areas: z.array(z.object({ area: z.string(), name: z.string() })),
    /** The pages before this one and behind it, in the order of the list. */
    newer: z.nullable(z.string()),
    older: z.nullable(z.string()),
    /** The place of the newest order there is, for what is placed afterwards; null on any page but the first. */
    newest: z.nullable(z.string()),
  }),
});

const Count = z.object({ count: z.int(), more: z.boolean() });

export const CountFacet = endpoint({
  path: "/staff/countFacet",
  summary:
    "How many orders have which value of a facet, by what else is filtered, among the 10,000 newest of the view; `more`: there are older ones that were not looked through.",
  caller: "staff",
  right: "see_orders",
  limit: "compute",
  input: z.object({ ...orderFilter, facet: z.enum(countedFacets, "choose") }),
  output: z.object({
    /** The most frequent 50, by number. */
    values: z.array(z.object({ value: z.string(), name: z.string(), ...Count.shape })),
    more: z.boolean(),
    lookedBackTo: z.nullable(z.string()),
  }),
});

export const FindFilterInTheWay = endpoint({
  path: "/staff/findFilterInTheWay",
  summary: "For a filter that leaves nothing: how many orders it would leave without each one thing that it asks for.",
  caller: "staff",
  right: "see_orders",
  limit: "compute",
  input: z.object(orderFilter),
  output: z.object({
    /** What shows most stands first; what shows nothing by itself is left out. */
    without: z.array(z.object({ drop: z.enum([...facets, "view"]), ...Count.shape })),
  }),
});

export const GetOrdersBeside = endpoint({
  path: "/staff/getOrdersBeside",
  summary: "Where an order stands in a list that it was opened from, and which orders stand before and behind it.",
  caller: "staff",
  right: "see_orders",
  input: z.object({ ...orderFilter, sort: z.optional(z.enum(orderSorts, "choose")), beside: shortText(40) }),
  output: z.object({
    /** It may have left the list since; those beside it are then those beside where it stood. */
    isIn: z.boolean(),
    /** From 1 on; null where it has left the list, or nobody would read the number. */
    place: z.nullable(z.int()),
    /** Of the list, counted so far; `more`: there are. */
    count: z.int(),
    more: z.boolean(),
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
  }),
  refusals: ["ORDER_NOT_FOUND"],
});

export const CountNewOrders = endpoint({
  path: "/staff/countNewOrders",
  summary: "How many orders of a filter were placed after the newest one that somebody sees; no more than 100.",
  caller: "staff",
  right: "see_orders",
  input: z.object({ ...orderFilter, since: Cursor }),
  output: z.object({ count: z.int() }),
});
