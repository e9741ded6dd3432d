import * as z from "zod/mini";
import { nobody } from "../../../kernel/facet.ts";
import { LanguageCode } from "../../../kernel/fields.ts";
import { intentions, interests } from "./rules.ts";

/** What the list of enquiries is filtered by, in the order of the bar. */
export const enquiryFacets = ["intention", "interest", "country", "owner", "lang"] as const;
export type EnquiryFacet = (typeof enquiryFacets)[number];

export const enquiryFilter = {
  intention: z.optional(z.enum(intentions, "choose")),
  /** One of those that its company ticked. */
  interest: z.optional(z.enum(interests, "choose")),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, "choose"))),
  owner: z.optional(z.union([z.literal(nobody), z.uuid()], "choose")),
  lang: z.optional(LanguageCode),
};
export type EnquiryFilter = z.output<z.ZodMiniObject<typeof enquiryFilter>>;
