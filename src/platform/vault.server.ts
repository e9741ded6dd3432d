import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** Seals small secrets for the database (AES-256-GCM: 12 bytes nonce, 16 bytes tag, text) and signs links. */
export type Vault = {
  seal(text: string): Buffer;
  /** Throws when the bytes were sealed with another key or tampered with. */
  open(sealed: Buffer): string;
  /** A signature of 128 bits, base64url, valid for `purpose` only. */
  sign(purpose: string, text: string): string;
  /** In constant time; also what the master key itself signed, as it did once. */
  isSigned(purpose: string, text: string, signature: string): boolean;
};

const nonceBytes = 12;
const tagBytes = 16;
const signatureBytes = 16;

/** `key`: 32 bytes, the shop's one secret (APP_SECRET); each use gets a key derived from it. */
export function openVault(key: Buffer): Vault {
  if (key.length !== 32) throw new RangeError("the vault's key must be 32 bytes");
  const sealingKey = createHmac("sha256", key).update("seal").digest();
  const signingKey = Buffer.from(hkdfSync("sha256", key, "", "sign", 32));
  const signedBy = (by: Buffer, purpose: string, text: string) =>
    createHmac("sha256", by).update(`${purpose}\n${text}`).digest().subarray(0, signatureBytes).toString("base64url");
  return {
    seal(text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", sealingKey, nonce);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed) {
      const decipher = createDecipheriv("aes-256-gcm", sealingKey, sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
        "utf8",
      );
    },
    sign: (purpose, text) => signedBy(signingKey, purpose, text),
    isSigned: (purpose, text, signature) =>
      [signingKey, key].map((by) => isSame(signedBy(by, purpose, text), signature)).includes(true),
  };
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
