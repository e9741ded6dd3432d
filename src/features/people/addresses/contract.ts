import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { Email, RequestKey, shortText } from "../../../kernel/fields.ts";
import { ShippingAddress } from "../../catalogue/postage/contract.ts";

/** Spec 3, address; what differs from country to country is in postage/address-forms.ts and rules.ts. */
export const TypedAddress = z.extend(ShippingAddress, {
  district: z.optional(shortText(80)),
  email: z.optional(Email),
});

/** As stored; the phone number as E.164. */
export const KeptAddress = z.object({
  id: z.string(),
  country: z.string(),
  countryName: z.string(),
  province: z.nullable(z.string()),
  city: z.nullable(z.string()),
  district: z.nullable(z.string()),
  address: z.string(),
  postalCode: z.nullable(z.string()),
  contactPerson: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  preferred: z.boolean(),
  /** In its country's format, without the name and the country itself. */
  lines: z.array(z.string()),
});
export type KeptAddress = z.output<typeof KeptAddress>;

export const GetAddresses = endpoint({
  path: "/account/getAddresses",
  summary: "The address book of this account, the preferred address first.",
  caller: "account",
  input: z.object({}),
  output: z.object({ addresses: z.array(KeptAddress) }),
});

export const SaveAddress = endpoint({
  path: "/account/saveAddress",
  summary:
    "Writes an address down, or with `id` changes one. Of all addresses one is preferred: the first, until another is.",
  caller: "account",
  limit: "write",
  input: z.extend(TypedAddress, {
    requestKey: RequestKey,
    id: z.optional(z.uuid("format")),
    preferred: z.optional(z.boolean()),
  }),
  output: z.object({ id: z.string() }),
  refusals: ["NOT_FOUND", "ADDRESSES_FULL", "REQUEST_KEY_REUSED"],
});

export const DeleteAddress = endpoint({
  path: "/account/deleteAddress",
  summary: "Deletes an address. The answer is the same where there is none.",
  caller: "account",
  limit: "write",
  input: z.object({ id: z.uuid("format") }),
  output: z.object({}),
});

export const GetBuyer = endpoint({
  path: "/account/getBuyer",
  summary:
    "What an order form may fill in for whoever is signed in: the e-mail address and the address book. Of a guest nothing.",
  caller: "perhaps_account",
  input: z.object({}),
  output: z.object({ email: z.nullable(z.string()), addresses: z.array(KeptAddress) }),
});
