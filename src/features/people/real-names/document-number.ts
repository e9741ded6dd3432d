/**
 * Spec 3: 1 passport, 2 exit-entry permit for Hong Kong and Macao, 3 Hong Kong identity card, 4 Macau identity card.
 */
export const documentTypes = [1, 2, 3, 4] as const;
export type DocumentType = (typeof documentTypes)[number];

/** As it is stored and compared: capital letters and digits alone, `A1234563` for `a123456(3)`. */
export function tidyNumber(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

/** Whether a tidy number can be one of this type. Macau publishes no rule for its check digit, so its form must do. */
export function isNumberOf(type: DocumentType, number: string): boolean {
  return rules[type](number);
}

const rules: Record<DocumentType, (number: string) => boolean> = {
  // ICAO 9303: nine places, more where a state continues it elsewhere
  1: (number) => /^[A-Z0-9]{5,14}$/.test(number),
  2: (number) => /^C(?:\d{8}|[A-HJ-NP-Z]\d{7})$/.test(number),
  3: isHongKongNumber,
  4: (number) => /^[157]\d{7}$/.test(number),
};

/**
 * One or two letters, six digits and a check character: weights 9 to 2 and 1, A = 10, a missing first letter = 36, a sum
 * divisible by 11 (Immigration Department; domain notes 4.4).
 */
function isHongKongNumber(number: string): boolean {
  const [, letters, digits, check] = /^([A-Z]{1,2})(\d{6})([\dA])$/.exec(number) ?? [];
  if (!letters) return false;
  const values = Array.from(`${letters.padStart(2, " ")}${digits!}${check!}`, (one) =>
    one === " " ? 36 : /\d/.test(one) ? Number(one) : one.charCodeAt(0) - 55,
  );
  return values.reduce((sum, value, place) => sum + value * (9 - place), 0) % 11 === 0;
}

/** What nobody but a reviewer reads in full: `K••••••78`. */
export const maskedNumber = (number: string): string =>
  number.length < 4 ? "•".repeat(number.length) : `${number[0]}${"•".repeat(number.length - 3)}${number.slice(-2)}`;
