import type { Asking } from "../../ground/visit/visit.ts";
import type { CallingCode } from "./calling-codes.ts";

/** For an `AccountPhoneField`. */
export type PhoneFacts = { codes: readonly CallingCode[]; country: string };

export async function phoneFacts({ call, language }: Asking): Promise<PhoneFacts> {
  const [{ countryCodes }, { country }] = await Promise.all([
    call("/common/getCountryCode", { lang: language }),
    call("/getIPLocation", {}),
  ]);
  return { codes: countryCodes, country: country ?? "" };
}
