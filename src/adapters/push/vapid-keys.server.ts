import { createECDH } from "node:crypto";

export type VapidKeys = { publicKey: string; privateKey: string };

/** The pair that proves to push services who we are (RFC 8292), both base64url; `secret`: 32 bytes in hexadecimal digits, derived from the shop's. */
export function vapidKeys(secret: string): VapidKeys {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret, "hex");
  return { publicKey: pair.getPublicKey("base64url", "uncompressed"), privateKey: Buffer.from(secret, "hex").toString("base64url") };
}
