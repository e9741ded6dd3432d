import type { Choice } from "../../../../ui/field.tsx";
import type { KeptAddress } from "../../../parts/addresses/address-entries.ts";
import type { CallingCodes } from "../../../parts/phone/phone-field.tsx";

export type Address = KeptAddress;

/** The form of an address, or of a new one. */
export type Editing = {
  address: Address | undefined;
  countries: Choice[];
  callingCodes: CallingCodes;
  requestKey: string;
};
