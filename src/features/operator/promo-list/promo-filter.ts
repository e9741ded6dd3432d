import * as z from "zod/mini";
import { shortText } from "../../../kernel/fields.ts";

/** What the list of promo codes is filtered by, in the order of the bar. */
export const promoFacets = ["kind", "limit", "buyers", "plans"] as const;
export type PromoFacet = (typeof promoFacets)[number];

export const promoValues = {
  kind: ["percent", "amount"],
  /** How many orders it is good for in all. */
  limit: ["none", "more", "one"],
  /** What was given to one buyer is that, whatever else it says. */
  buyers: ["anybody", "first_order", "one_buyer"],
  plans: ["every", "some"],
} as const satisfies Record<PromoFacet, readonly string[]>;

export const promoFilter = {
  kind: z.optional(z.enum(promoValues.kind, "choose")),
  limit: z.optional(z.enum(promoValues.limit, "choose")),
  buyers: z.optional(z.enum(promoValues.buyers, "choose")),
  plans: z.optional(z.enum(promoValues.plans, "choose")),
};
export type PromoFilter = z.output<z.ZodMiniObject<typeof promoFilter>>;

/** What an address asks for: among the codes that begin so. */
export const promoAsks = { ...promoFilter, q: z.optional(shortText(40)) };
