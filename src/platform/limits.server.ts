import type { CallLimit } from "../kernel/endpoint.ts";
import { Refusal } from "../kernel/refusal.ts";
import { openCallCounts, type ShareCalls } from "./call-counts.server.ts";
import type { Config } from "./config.server.ts";
import { countTry, isSpent, type Share } from "./count-tries.server.ts";
import type { Db } from "./database/database.server.ts";
import { networksOf } from "./networks.server.ts";
import type { Vault } from "./vault.server.ts";

/**
 * Limits that guard money, secrets and costs are counted in the database, for all processes; without a database such a
 * call is refused.
 */
const sharedKinds = ["costly", "guess"] as const;
type SharedKind = (typeof sharedKinds)[number];

export type Limits = {
  /** Whether this address has reached its limit; counts nothing. */
  isSpent(kind: SharedKind, asking: Asking): Promise<boolean>;
  /**
   * Rejects with TOO_MANY_REQUESTS when this address, or a network that it is in, has reached its limit for the current
   * minute.
   */
  spend(kind: CallLimit, asking: Asking): Promise<void>;
};

type Asking = { db: Db; vault: Vault; visitor: { address: string }; now: Date };
type CallsPerMinute = Pick<
  Config,
  | "READ_CALLS_PER_MINUTE"
  | "CLICKS_PER_MINUTE"
  | "WRITE_CALLS_PER_MINUTE"
  | "COMPUTE_CALLS_PER_MINUTE"
  | "COSTLY_CALLS_PER_MINUTE"
  | "GUESSES_PER_MINUTE"
>;

/**
 * Counts calls per minute by kind and network: most of them in memory, so that no call waits for the database,
 * exchanged with the other processes by `share`.
 */
export function openLimits(config: CallsPerMinute, share?: ShareCalls): Limits {
  const allowed: Record<CallLimit, number> = {
    read: config.READ_CALLS_PER_MINUTE,
    count: config.CLICKS_PER_MINUTE,
    write: config.WRITE_CALLS_PER_MINUTE,
    compute: config.COMPUTE_CALLS_PER_MINUTE,
    costly: config.COSTLY_CALLS_PER_MINUTE,
    guess: config.GUESSES_PER_MINUTE,
  };
  const inMemory = openCallCounts(share);
  const sharesOf = (kind: CallLimit, { vault, visitor }: Asking): Share[] =>
    networksOf(visitor.address).map(({ name, times }) => ({
      who: vault.sign("calls", name),
      most: allowed[kind] * times,
    }));
  return {
    isSpent: (kind, asking) =>
      isSpent(asking.db, "shared_calls", { what: kind, now: asking.now }, sharesOf(kind, asking)),
    async spend(kind, asking) {
      const isOver = isShared(kind)
        ? (await countTry(
            asking.db,
            "shared_calls",
            { what: kind, minutes: 1, now: asking.now },
            sharesOf(kind, asking),
          )) !== undefined
        : !inMemory.count(kind, networksOf(asking.visitor.address), allowed[kind], asking.now);
      if (isOver) throw new Refusal("TOO_MANY_REQUESTS");
    },
  };
}

function isShared(kind: CallLimit): kind is SharedKind {
  return (sharedKinds as readonly CallLimit[]).includes(kind);
}
