import { promisedSpans } from "../../features/delivery/dispatches/parcel-filter.ts";
import { parcelViews } from "../../features/delivery/dispatches/rules.ts";

/** What an address of a list of parcels asks for. */
export const parcelForms = {
  view: new RegExp(`^(${parcelViews.join("|")})$`),
  country: /^[A-Z]{2}$/,
  // what is trimmed away is no carrier
  carrier: /^(?=.*[^\s\p{Cf}])[^\p{Cc}\p{Cs}]{1,60}$/u,
  promised: new RegExp(`^(${promisedSpans.join("|")})$`),
} as const;
