import type { CallLimit } from "../kernel/endpoint.ts";
import { Refusal } from "../kernel/refusal.ts";
import type { Config } from "./config.server.ts";

export type Limits = {
  /** Throws TOO_MANY_REQUESTS when this address has had its share of the running minute. */
  spend(kind: CallLimit, address: string, now: Date): void;
};

const mostAddresses = 50_000;

/** Counts calls by kind and address over one-minute windows, in this process. Bounded: a flood of addresses cannot fill the memory. */
export function openLimits(config: Pick<Config, "READ_CALLS_PER_MINUTE" | "WRITE_CALLS_PER_MINUTE" | "COSTLY_CALLS_PER_MINUTE">): Limits {
  const allowed: Record<CallLimit, number> = {
    read: config.READ_CALLS_PER_MINUTE,
    write: config.WRITE_CALLS_PER_MINUTE,
    costly: config.COSTLY_CALLS_PER_MINUTE,
  };
  let minute = 0;
  let spent = new Map<string, number>();
  return {
    spend(kind, address, now) {
      const thisMinute = Math.floor(now.getTime() / 60_000);
      if (thisMinute !== minute || spent.size > mostAddresses) {
        minute = thisMinute;
        spent = new Map();
      }
      const key = `${kind} ${networkOf(address)}`;
      const count = (spent.get(key) ?? 0) + 1;
      spent.set(key, count);
      if (count > allowed[kind]) throw new Refusal("TOO_MANY_REQUESTS");
    },
  };
}

/** An IPv6 household owns a /64, so that is what is counted. */
function networkOf(address: string): string {
  return address.includes(":") && !address.startsWith("::ffff:") ? address.split(":").slice(0, 4).join(":") : address;
}
