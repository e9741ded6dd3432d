import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { shortText } from "../../../kernel/fields.ts";
import { parcelFilter } from "./parcel-filter.ts";
import { mostOnAFile, outgoingViews } from "./rules.ts";

const OrderNumber = shortText(20).check(z.minLength(1, "empty"));
/** The orders that were chosen; without any, what the view and its filter show from its place on. */
export const Which = {
  orders: z.array(OrderNumber).check(z.maxLength(mostOnAFile, "fewer")),
  view: z.optional(z.enum(outgoingViews, "choose")),
  ...parcelFilter,
  after: z.optional(OrderNumber),
};

const Pick = { orderNumber: z.string(), promisedBy: z.string() };

export const GetPickList = endpoint({
  path: "/staff/getPickList",
  summary: "The cards of up to 200 parcels to post: by drawer, as they lie, and by order. Nobody's name is on it.",
  caller: "staff",
  right: "see_parcels",
  limit: "compute",
  input: z.object(Which),
  output: z.object({
    cards: z.int(),
    /** There are more parcels than these. */
    more: z.boolean(),
    drawers: z.array(z.object({ drawer: z.string(), cards: z.array(z.object({ ...Pick, iccid: z.string() })) })),
    orders: z.array(
      z.object({ ...Pick, iso2: z.string(), country: z.string(), carrier: z.string(), iccids: z.array(z.string()) }),
    ),
  }),
});
