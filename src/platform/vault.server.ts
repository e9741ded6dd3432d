import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** Seals small secrets for the database (AES-256-GCM: 12 bytes nonce, 16 bytes tag, text) and signs links. */
export type Vault = {
  seal(text: string): Buffer;
  /** Throws when the bytes were sealed with another key or tampered with. */
  open(sealed: Buffer): string;
  /** A signature of 128 bits, base64url, valid for `purpose` only. */
  sign(purpose: string, text: string): string;
  /** In constant time; also a former signature. */
  isSigned(purpose: string, text: string, signature: string): boolean;
  /** The right signatures, where a stored one is looked up: today's first. */
  signatures(purpose: string, text: string): readonly [string, string];
};

const nonceBytes = 12;
const tagBytes = 16;
const signatureBytes = 16;

/**
 * Until then the master key itself signed. From a moment on instead of a version on: while two versions serve side by
 * side, each must know what the other signs.
 */
const ownKeySince = Date.UTC(2027, 0, 1);

/**
 * `key`: 32 bytes, the shop's one secret (APP_SECRET); each use gets a key derived from it. `clock`: of whoever signs links
 * that others check.
 */
export function openVault(key: Buffer, clock?: () => Date): Vault {
  if (key.length !== 32) throw new RangeError("the vault's key must be 32 bytes");
  const sealingKey = createHmac("sha256", key).update("seal").digest();
  const signingKey = Buffer.from(hkdfSync("sha256", key, "", "sign", 32));
  const signedBy = (by: Buffer, purpose: string, text: string) =>
    createHmac("sha256", by).update(`${purpose}\n${text}`).digest().subarray(0, signatureBytes).toString("base64url");
  const signatures: Vault["signatures"] = (purpose, text) => {
    const [own, former] = [signedBy(signingKey, purpose, text), signedBy(key, purpose, text)];
    return clock && clock().getTime() < ownKeySince ? [former, own] : [own, former];
  };
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
    signatures,
    sign: (purpose, text) => signatures(purpose, text)[0],
    isSigned: (purpose, text, signature) =>
      signatures(purpose, text)
        .map((right) => isSame(right, signature))
        .includes(true),
  };
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
