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

/** `outdated`: right, and to be hashed again since it was kept with the numbers of another day. */
type Held = "right" | "outdated" | "wrong";

export type Passwords = {
  /** For a password that its owner has just chosen: waits its turn, however many wait. */
  hash(password: string): Promise<string>;
  /** Without a kept hash it does the same work and says `wrong`. Throws TRY_AGAIN_LATER when too many wait already. */
  hold(password: string, kept: string | null | undefined): Promise<Held>;
};

export type Hashing = (message: Buffer, salt: Buffer, cost: HashCost & { digestBytes: number }) => Promise<Buffer>;

/** Each takes 19 MiB and one of libuv's four threads, which files and names need too. */
const atOnce = 2;
/** Two seconds of work; whoever comes then is better told so than left to wait. */
const mostWaiting = 64;

/** Hashes of passwords, a few at the same time in this process. `hashing`: how one is made, for tests to count. */
export function openPasswords(hashing: Hashing = argon2id): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await new Promise<void>((begin) => void waiting.push(begin));
    else running++;
    try {
      return await work();
    } finally {
      // whoever waits takes over this place
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

/** One spelling: what looks the same on two keyboards is the same password. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFC"), "utf8");

const asyncArgon2 = promisify(argon2);

function argon2id(
  message: Buffer,
  nonce: Buffer,
  { memory, passes, parallelism, digestBytes: tagLength }: HashCost & { digestBytes: number },
): Promise<Buffer> {
  return asyncArgon2("argon2id", { message, nonce, memory, passes, parallelism, tagLength });
}
