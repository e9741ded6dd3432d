import { callingCodeOf } from "./shown-phone.ts";

/** Enough to know a buyer's mailbox again, and not to write to it: `h•••@outlook.com`. */
export function maskedMailbox(email: string): string {
  const at = email.lastIndexOf("@");
  return `${Array.from(email)[0] ?? ""}•••${at < 0 ? "" : email.slice(at)}`;
}

/** `Haruka Sato` → `H•••`: enough to know somebody again. */
export const maskedName = (name: string): string => `${Array.from(name.trim())[0] ?? ""}•••`;

/**
 * `LINDQVIST ANNA SOFIA` → `LINDQVIST A•••`: enough for a reviewer to know a holder again in a queue. One word alone is
 * masked, too, and a second one of a single letter whole, or nothing would be.
 */
export function maskedHolder(name: string): string {
  const [first = "", next = ""] = name.trim().split(/[\s,]+/);
  return next === "" ? maskedName(first) : `${first} ${maskedName(Array.from(next).length > 1 ? next : "")}`;
}

/** Masks a phone number by its last digits: its owner recognises it, and nobody else can call it. */
export const maskedPhone = (phone: string): string => `•••• ${phone.slice(-4)}`;

/** `+852 •••• 1234`: also a wrong country shows. */
export const maskedPhoneAbroad = (phone: string): string =>
  [callingCodeOf(phone), maskedPhone(phone)].filter(Boolean).join(" ");
