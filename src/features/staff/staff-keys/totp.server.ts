import { createHmac, timingSafeEqual } from "node:crypto";

/** RFC 6238 as the code apps have it: SHA-1, six digits, a new one every 30 seconds. */
const stepSeconds = 30;
const digits = 6;
/** A clock that is half a minute off, either way (RFC 6238, 5.2). */
const around = [0, -1, 1];

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  // RFC 4226, 5.3: the last four bits say where the 31 bits begin
  const from = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(from) & 0x7fffffff) % 10 ** digits).padStart(digits, "0");
}

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The step that this code is of, if it is one of now; none that was used already, nor an earlier one. */
export function stepOf(code: string, secret: Buffer, now: Date, used = -1): number | undefined {
  return around
    .map((by) => stepAt(now) + by)
    .find((step) => step > used && timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, without padding: what is typed into an app that cannot see the picture. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** What the picture says to the app. */
export function totpAddress(secret: Buffer, email: string): string {
  const facts = new URLSearchParams({ secret: base32(secret), issuer: "Farwave" });
  return `otpauth://totp/${encodeURIComponent(`Farwave:${email}`)}?${facts}`;
}
