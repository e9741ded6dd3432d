import { timingSafeEqual } from "node:crypto";

/** What an argon2id hash costs. `memory` in KiB. */
export type HashCost = { memory: number; passes: number; parallelism: number };

/** OWASP's first choice for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const hashCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

export const saltBytes = 16;
export const digestBytes = 32;

type KeptHash = HashCost & { salt: Buffer; digest: Buffer };

/** The PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<digest>`, both in base64 without padding. */
export function writeHash({ memory, passes, parallelism, salt, digest }: KeptHash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(digest)}`;
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

/**
 * Throws for anything this shop has not written: then the table is corrupt, and the user must not be told that the
 * password is wrong.
 */
export function readHash(text: string): KeptHash {
  const [, memory, passes, parallelism, salt, digest] = form.exec(text) ?? [];
  if (digest === undefined) throw new Error("a kept password hash is not argon2id in PHC form");
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt!, "base64"),
    digest: Buffer.from(digest, "base64"),
  };
}

/** Whether it was made with other parameters than today's. */
export function isOutdated({ memory, passes, parallelism, salt, digest }: KeptHash): boolean {
  return (
    memory !== hashCost.memory ||
    passes !== hashCost.passes ||
    parallelism !== hashCost.parallelism ||
    salt.length !== saltBytes ||
    digest.length !== digestBytes
  );
}

export const sameDigest = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

const unpadded = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
