import { phoneEntries, type CallingCode } from "../../buying/phone-number.ts";
import type { Address } from "./editing.ts";

/** A kept address as the controls of a form hold it, by their names. */
export function addressEntries(address: Address, codes: readonly CallingCode[]): Readonly<Record<string, string>> {
  const { country, contactPerson, phone, address: street, province, city, district, postalCode, email } = address;
  const { chosen, typed } = phoneEntries(phone, country, codes);
  const rest = Object.entries({ province, city, district, postalCode, email }).filter((entry): entry is [string, string] => entry[1] !== null);
  return { country, contactPerson, phoneCountry: chosen, phone: typed, address: street, ...Object.fromEntries(rest) };
}
