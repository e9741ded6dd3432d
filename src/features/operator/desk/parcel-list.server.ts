import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { ParcelRow } from "../../delivery/dispatches/store.server.ts";
import { printedOrderAddress } from "../../sales/orders/printed-order-address.ts";
import { inFours, onOneLine } from "./shown-text.ts";

export const parcelColumns = [
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

/**
 * One parcel for the courier's program. The label has the name and the address as the country of arrival writes them,
 * line by line.
 */
export function parcelCells(parcel: ParcelRow): string[] {
  const { number, promised_by, carrier, contact_person, phone, country, names, iccids } = parcel;
  const label = [...addressLines(parcel), names.en.toUpperCase()].join("\n");
  return [
    number,
    promised_by,
    carrier,
    onOneLine(contact_person),
    dialled(phone),
    country,
    names.en,
    label,
    String(iccids.length),
    iccids.map(inFours).join("; "),
  ];
}

export const parcelLineHead = ["order", "promised by", "leaves", "carrier", "cards", "to", "ICCIDs"];

export function parcelLine(parcel: ParcelRow): string[] {
  const { number, promised_by, departs_on, carrier, phone, country, iccids } = parcel;
  return [
    number,
    promised_by,
    departs_on ?? "",
    carrier,
    String(iccids.length),
    [...addressLines(parcel), country, phone].join(", "),
    iccids.map(inFours).join("; "),
  ];
}

export function addressLines(parcel: ParcelRow): string[] {
  return printedOrderAddress(parcel, parcel.contact_person)
    .map(onOneLine)
    .filter((line) => line !== "");
}

/** `+85251234567` is a sum for a spreadsheet, and with an apostrophe before it no number for a courier. */
function dialled(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  return number ? `(+${number.countryCallingCode}) ${number.nationalNumber}` : phone;
}
