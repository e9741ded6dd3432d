import { disputeStandings, gateways } from "../../../features/sales/disputes/dispute-filter.ts";

/** What an address of the list asks for. */
export const disputeForms = {
  view: /^(all|open)$/,
  standing: new RegExp(`^(${disputeStandings.join("|")})$`),
  gateway: new RegExp(`^(${gateways.join("|")})$`),
} as const;
