import * as z from "zod/mini";
import { shortText } from "../../../kernel/fields.ts";

/** Until when a parcel was promised, by the day of the operator's clocks and so many days after it. */
export const promisedUntil = { over: -1, today: 0, tomorrow: 1, week: 6 } as const;
export const promisedSpans = Object.keys(promisedUntil) as [
  keyof typeof promisedUntil,
  ...(keyof typeof promisedUntil)[],
];

/** What a list of parcels is filtered by, in the order of the bar. */
export const parcelFacets = ["country", "carrier", "promised"] as const;
export type ParcelFacet = (typeof parcelFacets)[number];

export const parcelFilter = {
  /** Where it goes. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, "choose"))),
  /** With whom it went, or is to go. */
  carrier: z.optional(shortText(60).check(z.minLength(1, "empty"))),
  promised: z.optional(z.enum(promisedSpans, "choose")),
};
export type ParcelFilter = z.output<z.ZodMiniObject<typeof parcelFilter>>;
