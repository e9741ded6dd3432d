import { parsePhoneNumberFromString } from "libphonenumber-js";
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
    iccids.map(inFours).join("; "),
  ];
}

/** As it is printed on the card. A spreadsheet leaves it alone: it would round 19 digits. */
export function inFours(iccid: string): string {
  return iccid.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** `+85251234567` is a sum for a spreadsheet, and with an apostrophe before it no number for a courier. */
function dialled(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  return number ? `(+${number.countryCallingCode}) ${number.nationalNumber}` : phone;
}
