import { operation } from "../../../platform/operation.server.ts";
import { simOfRenewalLink } from "../../sales/orders/renewal-link.server.ts";
import { GetRenewalLink } from "./contract.ts";

export const getRenewalLink = operation(GetRenewalLink, async ({ link }, { vault, now }) => ({
  iccid: simOfRenewalLink(vault, link, now) ?? null,
}));
