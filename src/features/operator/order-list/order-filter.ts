import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { dayMs } from "../../../kernel/duration.ts";
import { shortText } from "../../../kernel/fields.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { orderViews, orderWays, placedSpans, placedWithin } from "./rules.ts";

/** Which orders a list shows; its CSV, and what is done with all of them, go by the same. */
export const orderFilter = {
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
};

export const OrderFilter = z.object(orderFilter);
export type OrderFilter = z.output<typeof OrderFilter>;

/** What the list's statements go by; the span it was placed in ends at `now`. */
export function filteredBy({ view = "all", number, placed, ...facets }: OrderFilter, now: Date) {
  return {
    view,
    number: number?.toUpperCase(),
    facets,
    placedSince: placed && new Date(now.getTime() - placedWithin[placed] * dayMs),
  };
}
