import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { RawHeaders } from "../esim-supplier.ts";

export type ResellerKeys = { key: string; secret: string };

/** An older signature is refused, against replay attacks. */
const toleranceMs = 300_000;

/**
 * `RT-Signature` is hex HMAC-SHA256(secret, timestamp in ms + request id + access code + raw body) (domain notes 2.5).
 */
export function signedHeaders(
  { key, secret }: ResellerKeys,
  body: string | Buffer,
  { at, requestId }: { at: Date; requestId: string },
): Record<string, string> {
  const timestamp = String(at.getTime());
  return {
    "rt-accesscode": key,
    "rt-timestamp": timestamp,
    "rt-requestid": requestId,
    "rt-signature": mac(secret, timestamp + requestId + key, body),
  };
}

/** Returns why a message cannot be trusted, or undefined when it can. */
export function distrust(
  { key, secret }: ResellerKeys,
  body: Buffer,
  headers: RawHeaders,
  now: Date,
): string | undefined {
  const [code, timestamp, requestId, signature] = ["rt-accesscode", "rt-timestamp", "rt-requestid", "rt-signature"].map(
    (name) => headers[name],
  );
  if (typeof code !== "string" || typeof requestId !== "string" || requestId.length > 100)
    return "no access code or request id";
  if (typeof timestamp !== "string" || !/^\d{1,16}$/.test(timestamp)) return "no timestamp";
  if (typeof signature !== "string" || !/^[0-9a-f]{64}$/.test(signature)) return "no signature";
  if (code !== key || !same(signature, mac(secret, timestamp + requestId + key, body))) return "wrong signature";
  return Math.abs(now.getTime() - Number(timestamp)) > toleranceMs ? "signature too old" : undefined;
}

export function mac(secret: string, before: string, body: string | Buffer): string {
  return createHmac("sha256", secret).update(before).update(body).digest("hex");
}

function same(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
