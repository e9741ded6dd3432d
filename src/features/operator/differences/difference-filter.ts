import * as z from "zod/mini";
import { gateways } from "../../sales/disputes/dispute-filter.ts";
import { differenceKinds } from "./rules.ts";

/** What the list of differences is filtered by, in the order of the bar. */
export const differenceFacets = ["kind", "gateway"] as const;
export type DifferenceFacet = (typeof differenceFacets)[number];

export const differenceFilter = {
  kind: z.optional(z.enum(differenceKinds, "choose")),
  /** What the proof of the ledger finds is at none. */
  gateway: z.optional(z.enum(gateways, "choose")),
};
export type DifferenceFilter = z.output<z.ZodMiniObject<typeof differenceFilter>>;
