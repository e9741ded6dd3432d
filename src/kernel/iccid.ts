/** The issuer prefixes of the cards that this shop sells (spec 5), defined here only. */
export const soldPrefixes: readonly string[] = ["8985234"];

type IccidProblem = "empty" | "prefix" | "wrong";
type ReadIccid = { ok: true; iccid: string } | { ok: false; problem: IccidProblem };

/**
 * Parses an ICCID as typed or pasted: full-width digits, spaces, hyphens and the filler `F` are accepted. It must have
 * 19 or 20 digits and a correct check digit (ITU-T E.118, domain notes 1).
 */
export function readIccid(text: string, { prefixes }: { prefixes: readonly string[] }): ReadIccid {
  const iccid = digitsTyped(text);
  if (iccid === "") return { ok: false, problem: "empty" };
  if (!/^\d{19,20}$/.test(iccid)) return { ok: false, problem: "wrong" };
  if (!prefixes.some((prefix) => iccid.startsWith(prefix))) return { ok: false, problem: "prefix" };
  return passesLuhn(iccid) || hasVendorDigit(iccid) ? { ok: true, iccid } : { ok: false, problem: "wrong" };
}

/** Extracts the digits of a typed or pasted number, valid or not. */
export function digitsTyped(text: string): string {
  return text.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase().replace(/F$/, "");
}

/** Every form in which a card may be stored: with any vendor's digit, or without one. */
export function spellingsOf(iccid: string): string[] {
  const key = iccidKey(iccid);
  return key.length === 19 ? [key, ...Array.from({ length: 10 }, (_, digit) => `${key}${digit}`)] : [key];
}

/** Normalises an ICCID: some vendors print an extra digit after the check digit. */
export function iccidKey(iccid: string): string {
  return hasVendorDigit(iccid) ? iccid.slice(0, 19) : iccid;
}

/** As it is printed on cards: `8985 2340 1234 5678 905`. */
export const spacedIccid = (iccid: string): string => iccid.replace(/(.{4})(?=.)/g, "$1 ");

/** Masks an ICCID: enough for its owner to recognise it, and of no use to others: `898523••••3421`. */
export function maskedIccid<Iccid extends string | null>(iccid: Iccid): Iccid extends null ? null : string;
export function maskedIccid(iccid: string | null): string | null {
  return iccid && `${iccid.slice(0, 6)}••••${iccid.slice(-4)}`;
}

function hasVendorDigit(iccid: string): boolean {
  return iccid.length === 20 && passesLuhn(iccid.slice(0, 19));
}

/** Luhn's sum (ISO/IEC 7812-1): from the right, every second digit is doubled and its digits are added. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 1 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
