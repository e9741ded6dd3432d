import { argon2, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { Refusal } from "../kernel/refusal.ts";
import {
  digestBytes,
  hashCost,
  isOutdated,
  readHash,
  saltBytes,
  sameDigest,
  writeHash,
  type HashCost,
} from "./password-hash.server.ts";

/** `outdated`: right, but hashed with old parameters and due to be rehashed. */
type Held = "right" | "outdated" | "wrong";

export type Passwords = {
  /** Hashes a newly chosen password; waits in the queue, however long it is. */
  hash(password: string): Promise<string>;
  /**
   * Verifies a password. Without a stored hash it does the same work and returns `wrong`. Throws TRY_AGAIN_LATER when
   * the queue is full.
   */
  hold(password: string, kept: string | null | undefined): Promise<Held>;
};

export type Hashing = (message: Buffer, salt: Buffer, cost: HashCost & { digestBytes: number }) => Promise<Buffer>;

/** Each hash takes 19 MiB and one of libuv's four threads, which file and DNS operations need too. */
const atOnce = 2;
/** Two seconds of work; beyond that it is better to refuse than to queue. */
const mostWaiting = 64;

/** Hashes passwords, a few at a time per process. `hashing` is a parameter so that tests can count. */
export function openPasswords(hashing: Hashing = argon2id): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((begin) => void waiting.push(begin));
    else running++;
    try {
      return await work();
    } finally {
      // hands the slot to the next in the queue
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash(password) {
      const salt = randomBytes(saltBytes);
      return inTurn(async () =>
        writeHash({ ...hashCost, salt, digest: await hashing(bytesOf(password), salt, { ...hashCost, digestBytes }) }),
      );
    },
    async hold(password, kept) {
      if (waiting.length >= mostWaiting) throw new Refusal("TRY_AGAIN_LATER");
      const { salt, digest, ...cost } = kept
        ? readHash(kept)
        : { ...hashCost, salt: randomBytes(saltBytes), digest: undefined };
      const made = await inTurn(() =>
        hashing(bytesOf(password), salt, { ...cost, digestBytes: digest?.length ?? digestBytes }),
      );
      if (!digest || !sameDigest(made, digest)) return "wrong";
      return isOutdated({ ...cost, salt, digest }) ? "outdated" : "right";
    },
  };
}

/** Normalised, so that what looks the same from two keyboards is the same password. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFC"), "utf8");

const asyncArgon2 = promisify(argon2);

function argon2id(
  message: Buffer,
  nonce: Buffer,
  { memory, passes, parallelism, digestBytes: tagLength }: HashCost & { digestBytes: number },
): Promise<Buffer> {
  return asyncArgon2("argon2id", { message, nonce, memory, passes, parallelism, tagLength });
}
