import type { OrderAddressRow } from "../../../platform/database/tables.ts";
import { printedAddress } from "../../catalogue/postage/printed-address.ts";

type Kept = Pick<OrderAddressRow, "country" | "province" | "city" | "address" | "postal_code">;

/** The address of an order's parcel in its country's format, line by line; `name` goes where that format puts it. */
export function printedOrderAddress({ country, province, city, address, postal_code }: Kept, name?: string): string[] {
  return printedAddress(
    {
      country,
      address,
      ...(province && { province }),
      ...(city && { city }),
      ...(postal_code && { postalCode: postal_code }),
    },
    name,
  );
}
