import { isIP } from "node:net";
import type { CallLimit } from "../kernel/endpoint.ts";
import { Refusal } from "../kernel/refusal.ts";
import type { Config } from "./config.server.ts";

export type Limits = {
  /** Whether this address has had its share already; spends nothing. */
  isSpent(kind: CallLimit, address: string, now: Date): boolean;
  /** Throws TOO_MANY_REQUESTS when this address has had its share of the running minute. */
  spend(kind: CallLimit, address: string, now: Date): void;
};

const mostAddresses = 50_000;
// a proxy may hand on any text as an address
const longestAddress = 45;

/** Counts calls by kind and address over one-minute windows, in this process. Bounded: a flood of addresses cannot fill the memory. */
export function openLimits(config: Pick<Config, "READ_CALLS_PER_MINUTE" | "CLICKS_PER_MINUTE" | "WRITE_CALLS_PER_MINUTE" | "COMPUTE_CALLS_PER_MINUTE" | "COSTLY_CALLS_PER_MINUTE" | "GUESSES_PER_MINUTE">): Limits {
  const allowed: Record<CallLimit, number> = {
    read: config.READ_CALLS_PER_MINUTE,
    count: config.CLICKS_PER_MINUTE,
    write: config.WRITE_CALLS_PER_MINUTE,
    compute: config.COMPUTE_CALLS_PER_MINUTE,
    costly: config.COSTLY_CALLS_PER_MINUTE,
    guess: config.GUESSES_PER_MINUTE,
  };
  let minute = 0;
  let spent = new Map<string, number>();
  const turn = (now: Date) => {
    const thisMinute = Math.floor(now.getTime() / 60_000);
    if (thisMinute === minute && spent.size <= mostAddresses) return;
    minute = thisMinute;
    spent = new Map();
  };
  const keyOf = (kind: CallLimit, address: string) => `${kind} ${networkOf(address)}`;
  return {
    isSpent(kind, address, now) {
      turn(now);
      return (spent.get(keyOf(kind, address)) ?? 0) >= allowed[kind];
    },
    spend(kind, address, now) {
      turn(now);
      const key = keyOf(kind, address);
      const count = (spent.get(key) ?? 0) + 1;
      spent.set(key, count);
      if (count > allowed[kind]) throw new Refusal("TOO_MANY_REQUESTS");
    },
  };
}

/** Whose address this is, as far as limits go. An IPv6 household owns a /64, so that is what is counted, however its addresses are spelled. */
export function networkOf(address: string): string {
  const ipv4 = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(address) !== 6 || ipv4 !== address) return ipv4.slice(0, longestAddress);
  const [before, after] = address.replace(/%.*/, "").split("::").map((half) => half.split(":").filter(Boolean)) as [string[], string[]?];
  const zeros = after ? Array<string>(8 - before.length - after.length).fill("0") : [];
  return [...before, ...zeros, ...(after ?? [])].slice(0, 4).map((group) => Number.parseInt(group, 16)).join(":");
}
