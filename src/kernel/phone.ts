import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * Parses a callable number into E.164, from what people type: with its country code, or as dialled in `country` (ISO
 * 3166).
 */
export function phoneFrom(text: string, country: string): string | undefined {
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(text.normalize("NFKC"), {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  });
  return number?.isValid() ? number.number : undefined;
}

/** ISO 3166, or the calling code of a number without a country. */
export function countryOfPhone(phone: string): string {
  const number = parsePhoneNumberFromString(phone);
  return number?.country ?? `+${number?.countryCallingCode ?? ""}`;
}

/** Excludes landlines, which get no text messages, and premium-rate numbers, which fraudsters earn from. */
export function canGetTexts(phone: string): boolean {
  const type = parsePhoneNumberFromString(phone)?.getType();
  return type === "MOBILE" || type === "FIXED_LINE_OR_MOBILE";
}
