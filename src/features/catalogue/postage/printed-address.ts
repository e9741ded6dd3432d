import { formatAddress } from "localized-address-format";
import type { TypedAddress } from "./shipping-rules.ts";

/** What East Asian posts read in their own order: from the largest part to the smallest. */
const eastAsianLetters = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/**
 * The lines of an address as its country writes them, the name among them, the country itself not. An address in Latin
 * letters is written the Latin way even where the country has another one.
 */
export function printedAddress(
  { country, province, city, address, postalCode }: TypedAddress,
  name?: string,
): string[] {
  const local = eastAsianLetters.test(address ?? "");
  const lines = {
    postalCountry: country,
    name,
    administrativeArea: province,
    locality: city,
    postalCode,
    addressLines: [address ?? ""],
  };
  const printed = (parts: typeof lines) => formatAddress(parts, local ? "local" : "latin");
  if (city === undefined || printed({ ...lines, locality: unused }).some((line) => line.includes(unused)))
    return printed(lines);
  // libaddressinput leaves Japan's municipality to the street line
  return printed({ ...lines, addressLines: [local ? `${city}${address}` : `${address}, ${city}`] });
}

const unused = "\u{e000}";
