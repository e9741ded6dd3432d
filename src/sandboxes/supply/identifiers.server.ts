import { randomBytes, randomInt } from "node:crypto";

const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export function newMatchingId(): string {
  return Array.from({ length: 4 }, () => Array.from(randomBytes(5), (byte) => letters[byte % 32]).join("")).join("-");
}

export function newOrderNo(): string {
  return `B${randomBytes(9).toString("hex").toUpperCase()}`;
}

export function newEventId(): string {
  return `ntf_${randomBytes(12).toString("base64url")}`;
}

/** 19 digits (ITU-T E.118): an issuer, ten digits by chance, and Luhn's check digit. */
export function newIccid(issuer: "89852340" | "89440099"): string {
  const digits = `${issuer}${String(randomInt(10 ** 10)).padStart(10, "0")}`;
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
