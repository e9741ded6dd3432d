import { disputeStandings, gateways } from "../../../features/sales/disputes/dispute-filter.ts";
import { disputeViews } from "../../../features/sales/disputes/rules.ts";

/** What an address of the list asks for. */
export const disputeForms = {
  view: new RegExp(`^(${disputeViews.join("|")})$`),
  standing: new RegExp(`^(${disputeStandings.join("|")})$`),
  gateway: new RegExp(`^(${gateways.join("|")})$`),
} as const;
