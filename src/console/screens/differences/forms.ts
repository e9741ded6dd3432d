import { differenceKinds } from "../../../features/operator/differences/rules.ts";
import { gateways } from "../../../features/sales/disputes/dispute-filter.ts";

/** What an address of the list asks for. */
export const differenceForms = {
  kind: new RegExp(`^(${differenceKinds.join("|")})$`),
  gateway: new RegExp(`^(${gateways.join("|")})$`),
} as const;
