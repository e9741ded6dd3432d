import * as z from "zod/mini";
import type { GatewayName } from "../../../adapters/payment/payment-gateway.ts";
import { disputeStates } from "./rules.ts";

/** What the list of chargebacks is filtered by, in the order of the bar. */
export const disputeFacets = ["standing", "gateway"] as const;
export type DisputeFacet = (typeof disputeFacets)[number];

/** As the list says it: one that waits for an answer has perhaps been answered at the gateway. */
export const disputeStandings = ["answered", ...disputeStates] as const;

export const gateways = ["stripe", "sandbox"] as const satisfies readonly GatewayName[];

export const disputeFilter = {
  standing: z.optional(z.enum(disputeStandings, "choose")),
  gateway: z.optional(z.enum(gateways, "choose")),
};
export type DisputeFilter = z.output<z.ZodMiniObject<typeof disputeFilter>>;
