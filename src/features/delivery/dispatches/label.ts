import { oneLine } from "../../../kernel/one-line.ts";
import type { Names } from "../../../platform/database/tables.ts";
import { printedOrderAddress } from "../../sales/orders/printed-order-address.ts";

type Addressed = Parameters<typeof printedOrderAddress>[0] & { contact_person: string; names: Names };

/** The address as the country of arrival writes it, and that country in English capitals, as every post reads it. */
export function labelOf(parcel: Addressed): string[] {
  return [
    ...printedOrderAddress(parcel, parcel.contact_person)
      .map((line) => oneLine(line))
      .filter((line) => line !== ""),
    parcel.names.en.toUpperCase(),
  ];
}
