import { streetLine } from "../../../features/people/addresses/rules.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { phoneEntries, type CallingCode } from "../phone/phone-number.ts";

export type KeptAddress = Answer<"/account/getAddresses">["addresses"][number];
type Entries = Readonly<Record<string, string>>;

/** A kept address as the controls of a form hold it, by their names. */
export function addressEntries(address: KeptAddress, codes: readonly CallingCode[]): Entries {
  const { country, contactPerson, phone, address: street, province, city, district, postalCode, email } = address;
  const { chosen, typed } = phoneEntries(phone, country, codes);
  const rest = Object.entries({ province, city, district, postalCode, email }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return { country, contactPerson, phoneCountry: chosen, phone: typed, address: street, ...Object.fromEntries(rest) };
}

/** The same in an order's form, whose parcel has no district of its own; parts that the address has not are emptied. */
export function shippingEntries(address: KeptAddress, codes: readonly CallingCode[]): Entries {
  const { district: _, email: __, ...entries } = addressEntries(address, codes);
  const whole = { province: "", city: "", postalCode: "", ...entries, address: streetLine(address) };
  return Object.fromEntries(Object.entries(whole).map(([part, text]) => [`shipping.${part}`, text]));
}
