import { createHash, randomBytes } from "node:crypto";

/** 128 random bits; whoever has them sees the eSIM, so only their hash is stored. */
export function newShareToken(): string {
  return randomBytes(16).toString("base64url");
}

export function hashOfToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
