import type { Language } from "../../../kernel/language.ts";
import { printedAddress } from "../../catalogue/postage/printed-address.ts";
import type { KeptAddress } from "./contract.ts";
import { streetLine } from "./rules.ts";
import type { AddressOfAccount } from "./store.server.ts";

export function keptAddress(
  {
    id,
    country,
    names,
    province,
    city,
    district,
    address,
    postal_code,
    contact_person,
    phone,
    email,
    preferred,
  }: AddressOfAccount,
  language: Language,
): KeptAddress {
  const parts = {
    country,
    address: streetLine({ district, address }),
    ...(province && { province }),
    ...(city && { city }),
    ...(postal_code && { postalCode: postal_code }),
  };
  return {
    id,
    country,
    countryName: names[language],
    province,
    city,
    district,
    address,
    postalCode: postal_code,
    contactPerson: contact_person,
    phone,
    email,
    preferred,
    lines: printedAddress(parts),
  };
}
