import * as z from "zod/mini";
import { currencies } from "../../../kernel/currency.ts";
import { dayMs } from "../../../kernel/duration.ts";
import { LanguageCode, shortText } from "../../../kernel/fields.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { orderStates } from "../../../kernel/order-state.ts";
import { paymentMethods } from "../../../kernel/payment-method.ts";
import { addDays, instantOf, isDate } from "../../../kernel/zoned-time.ts";
import {
  esimStates,
  minorUnits,
  onAPage,
  orderViews,
  orderWays,
  placedSpans,
  placedWithin,
  typedAmount,
} from "./rules.ts";

type Whose = { now: Date; me: string };

const OperatorDay = z.string().check(z.refine(isDate, "choose"));
/** As it is typed and stands in an address: `12`, `12.5`. */
const TypedAmount = z.string().check(z.regex(typedAmount, "choose"));

/** Which orders a list shows; its CSV, and what is done with all of them, go by the same. */
export const orderFilter = {
  view: z.optional(z.enum(orderViews, "choose")),
  /** An order's number, whole. */
  number: z.optional(shortText(40)),
  /** These alone, by their numbers: what a search has found. */
  numbers: z.optional(z.array(shortText(40)).check(z.maxLength(onAPage, "range"))),
  state: z.optional(z.enum(orderStates, "choose")),
  way: z.optional(z.enum(orderWays, "choose")),
  /** A country's code or a region's name, as in the plan as sold. */
  area: z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]{1,39}$/, "choose"))),
  method: z.optional(z.enum(paymentMethods, "choose")),
  currency: z.optional(z.enum(currencies, "choose")),
  /** A plan's code, as sold. */
  plan: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}$/, "choose"))),
  esim: z.optional(z.enum(esimStates, "choose")),
  /** Where the buyer came from, as the address of their visit said. */
  source: z.optional(shortText(100).check(z.minLength(1, "empty"))),
  promo: z.optional(shortText(40).check(z.minLength(1, "empty"))),
  lang: z.optional(LanguageCode),
  /** Of the total, in the order's own currency: amounts are never converted to be compared. */
  least: z.optional(TypedAmount),
  most: z.optional(TypedAmount),
  placed: z.optional(z.enum(placedSpans, "choose")),
  /** The first and the last day it was placed on, by the operator's clocks. */
  fromDay: z.optional(OperatorDay),
  toDay: z.optional(OperatorDay),
};

/** A filter that a newer version wrote down and this one does not know is a failure, not all orders. */
export const OrderFilter = z.strictObject(orderFilter);
export type OrderFilter = z.output<typeof OrderFilter>;

/** What the list's statements go by; the span it was placed in ends `now`, and what is one's own is of `me`. */
export function filteredBy(
  { view = "all", number, numbers, placed, fromDay, toDay, promo, least, most, ...facets }: OrderFilter,
  whose: Whose,
) {
  return {
    view,
    whose,
    number: number?.toUpperCase(),
    numbers,
    facets: {
      ...facets,
      promo: promo?.toUpperCase(),
      least: least === undefined ? undefined : minorUnits(least),
      most: most === undefined ? undefined : minorUnits(most),
    },
    placedSince: placed && new Date(whose.now.getTime() - placedWithin[placed] * dayMs),
    placedFrom: fromDay === undefined ? undefined : new Date(instantOf(fromDay, "00:00", operatorZone)),
    placedBefore: toDay === undefined ? undefined : new Date(instantOf(addDays(toDay, 1), "00:00", operatorZone)),
  };
}
