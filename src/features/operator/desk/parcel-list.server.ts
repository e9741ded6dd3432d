import { spacedIccid } from "../../../kernel/iccid.ts";
import type { ParcelRow } from "../../delivery/dispatches/store.server.ts";
import { printedOrderAddress } from "../../sales/orders/printed-order-address.ts";
import { onOneLine } from "./shown-text.ts";

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
    iccids.map(spacedIccid).join("; "),
  ];
}

export function addressLines(parcel: ParcelRow): string[] {
  return printedOrderAddress(parcel, parcel.contact_person)
    .map(onOneLine)
    .filter((line) => line !== "");
}
