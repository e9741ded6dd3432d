import { digitsTyped } from "../../../kernel/iccid.ts";

/** Orders of a customer, at a time. */
export const onAPage = 20;
/** SIMs of a customer, and plans, events and renewals of a SIM: so many are shown. */
export const mostShown = 20;
/** What is counted of a customer is counted of so many orders, the newest. */
export const mostCounted = 1000;
/** Days of usage of a SIM. */
export const mostDays = 30;

export const customerForms = {
  number: /^FW[A-Z0-9]{1,38}$/,
  account: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const;

/** Of what only a part was typed, so many are shown. */
export const mostByPart = 5;
const leastDigits = { iccid_end: 4, phone_end: 6 } as const;

export type Part = { by: "iccid_end" | "phone_end"; is: string };

/** Digits alone, too few for a whole number: the end of an ICCID, or from six on of a phone number. */
export function partsIn(typed: string): Part[] {
  const digits = digitsTyped(typed.normalize("NFKC").trim());
  if (!/^\d{1,18}$/.test(digits)) return [];
  return (["iccid_end", "phone_end"] as const)
    .filter((by) => digits.length >= leastDigits[by] && (by === "iccid_end" || digits.length <= 15))
    .map((by) => ({ by, is: digits }));
}

export type Sought = { by: "number" | "email" | "iccid" | "phone"; is: string };

/** What somebody typed to find a customer or a SIM: whole, in whatever way it was written; undefined where it is none of them. */
export function soughtIn(typed: string): Sought | undefined {
  const text = typed.normalize("NFKC").trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { by: "email", is: text.toLowerCase() };
  if (customerForms.number.test(text.toUpperCase())) return { by: "number", is: text.toUpperCase() };
  const phone = text.replace(/[\s().-]/g, "").replace(/^00/, "+");
  if (/^\+[1-9]\d{6,14}$/.test(phone)) return { by: "phone", is: phone };
  const iccid = digitsTyped(text);
  return /^\d{19,20}$/.test(iccid) ? { by: "iccid", is: iccid } : undefined;
}
