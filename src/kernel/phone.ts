import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A number that a carrier can call, as E.164 writes it, from what people type: with its country code, or as it is
 * dialled in `country` (ISO 3166).
 */
export function phoneFrom(text: string, country: string): string | undefined {
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(text.normalize("NFKC"), {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  });
  return number?.isValid() ? number.number : undefined;
}

/** ISO 3166, or the calling code of what belongs to no country. */
export function countryOfPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  return number?.country ?? `+${number?.countryCallingCode ?? ""}`;
}

/**
 * Landlines get no text messages, and numbers that cost their caller extra would earn a swindler something with every
 * one.
 */
export function canGetTexts(phone: string): boolean {
  const type = parsePhoneNumberFromString(phone)?.getType();
  return type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
}
