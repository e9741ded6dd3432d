/** Enough for anybody, and still a list that one can choose from. */
export const mostAddresses = 20;

/**
 * Countries that write a district between city and street (libaddressinput, `%D`) and whose form has no such part of
 * its own.
 */
const withDistricts: readonly string[] = ["CN", "KR", "NZ", "PH"];

export function hasDistrict(country: string): boolean {
  return withDistricts.includes(country);
}

const eastAsianLetters = /\p{Script=Han}|\p{Script=Hangul}/u;

/**
 * The street line of a parcel, which has no separate district: before the street in East Asian scripts, after it in
 * Latin ones.
 */
export function streetLine({ district, address }: { district?: string | null | undefined; address: string }): string {
  if (!district) return address;
  return eastAsianLetters.test(address)
    ? `${district}${/\p{Script=Hangul}/u.test(address) ? " " : ""}${address}`
    : `${address}, ${district}`;
}
