import { createECDH } from "node:crypto";

export type VapidKeys = { publicKey: string; privateKey: string };

/** The order of P-256 (FIPS 186-5, SP 800-186 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * The key pair that identifies us to push services (RFC 8292), both base64url. `secret`: 32 bytes in hexadecimal,
 * derived from the shop's; reduced to the range from 1 to the order less one.
 */
export function vapidKeys(secret: string): VapidKeys {
  const privateKey = Buffer.from(((BigInt(`0x${secret}`) % (order - 1n)) + 1n).toString(16).padStart(64, "0"), "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey("base64url", "uncompressed"), privateKey: privateKey.toString("base64url") };
}
