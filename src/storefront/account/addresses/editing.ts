import type { Choice } from "../../../ui/field.tsx";
import type { CallingCodes } from "../../buying/phone-field.tsx";
import type { Answer } from "../../visit/calls.ts";

export type Address = Answer<"/account/getAddresses">["addresses"][number];

/** The form of an address, or of a new one. */
export type Editing = { address: Address | undefined; countries: Choice[]; callingCodes: CallingCodes; requestKey: string };
