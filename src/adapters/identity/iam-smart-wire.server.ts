import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  privateDecrypt,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { minuteMs } from "../../kernel/duration.ts";
import type { Callback } from "./identity-provider.ts";

const [lengthBytes, nonceBytes, tagBytes, keyBytes] = [4, 12, 16, 32];

/**
 * Signed by whoever has the client's secret: HMAC-SHA256 over client, method, milliseconds, nonce and body. As the gateway
 * reads it, base 64 and then URL-encoded.
 */
export function signedHeaders(
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
  { at, nonce, body }: { at: number; nonce: string; body: string },
): Record<string, string> {
  const method = "HmacSHA256";
  const signature = createHmac("sha256", clientSecret)
    .update(clientId + method + String(at) + nonce + body)
    .digest("base64");
  return {
    clientID: clientId,
    signatureMethod: method,
    signature: encodeURIComponent(signature),
    timestamp: String(at),
    nonce,
    "content-type": "application/json",
  };
}

/** Clocks differ, and what somebody has recorded is soon worth nothing. */
const longestSigned = 5 * minuteMs;

/** Whether whoever called has the client's secret, and signed this body just now. */
export function isSignedCall(
  keys: { clientId: string; clientSecret: string },
  { body, headers }: Callback,
  now: Date,
): boolean {
  const { timestamp, nonce, clientid, signature } = headers;
  const at = Number(timestamp);
  if (clientid !== keys.clientId || typeof nonce !== "string" || typeof signature !== "string") return false;
  if (!(Math.abs(now.getTime() - at) <= longestSigned)) return false;
  const right = Buffer.from(signedHeaders(keys, { at, nonce, body: body.toString("utf8") })["signature"]!);
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** AES-256-GCM: the length of the nonce in four bytes, nonce, text, tag; base 64. */
export function sealContent(content: object, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(nonceBytes);
  const text = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
  return Buffer.concat([length, nonce, text, cipher.getAuthTag()]).toString("base64");
}

/** Throws when it was sealed by another key, or changed on its way. */
export function openContent(sealed: string, key: Buffer): unknown {
  const bytes = Buffer.from(sealed, "base64");
  if (bytes.length < lengthBytes + nonceBytes + tagBytes || bytes.readUInt32BE() !== nonceBytes)
    throw new RangeError("content without a nonce of 12 bytes");
  const from = lengthBytes + nonceBytes;
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(lengthBytes, from), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  const text = Buffer.concat([decipher.update(bytes.subarray(from, -tagBytes)), decipher.final()]);
  return JSON.parse(text.toString("utf8")) as unknown;
}

/** The key of contents, as the gateway wraps it for our RSA key. */
export function openKey(wrapped: string, privateKey: string): Buffer {
  const key = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(wrapped, "base64"));
  if (key.length !== keyBytes) throw new RangeError("a key of contents has 32 bytes");
  return key;
}
