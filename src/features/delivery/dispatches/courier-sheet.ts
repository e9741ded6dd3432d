import { parsePhoneNumberFromString } from "libphonenumber-js";
import { spacedIccid } from "../../../kernel/iccid.ts";
import { oneLine } from "../../../kernel/one-line.ts";
import { labelOf } from "./label.ts";

export const courierColumns = [
  "order",
  "promised_by",
  "carrier",
  "contact_person",
  "phone",
  "country",
  "country_name",
  "label",
  "cards",
  "iccids",
];

type Parcel = Parameters<typeof labelOf>[0] & {
  number: string;
  promised_by: string;
  carrier: string;
  phone: string;
  country: string;
  iccids: readonly string[];
};

/**
 * One parcel for the courier's program. The label has the name and the address as the country of arrival writes them,
 * line by line.
 */
export function courierCells(parcel: Parcel): string[] {
  const { number, promised_by, carrier, contact_person, phone, country, names, iccids } = parcel;
  return [
    number,
    promised_by,
    carrier,
    oneLine(contact_person),
    dialled(phone),
    country,
    names.en,
    labelOf(parcel).join("\n"),
    String(iccids.length),
    // a spreadsheet would round 19 digits that stand together
    iccids.map(spacedIccid).join("; "),
  ];
}

/** `+85251234567` is a sum for a spreadsheet, and with an apostrophe before it no number for a courier. */
function dialled(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  return number ? `(+${number.countryCallingCode}) ${number.nationalNumber}` : phone;
}
