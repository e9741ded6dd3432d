import { minuteMs } from "../../../kernel/duration.ts";
import type { Config } from "../../../platform/config.server.ts";

/** Orders of so few pieces get the last ones, too (LOW_STOCK). */
export const smallOrder = 2;
/** For orders of more pieces than this stock is set aside for less long. */
const largeOrder = 5;
const largeMinutes = 8;
/** An attempt that the gateway does not settle is given up so long after its end. */
const minutesAfterEnd = 15;
/** How many times the share of one mailbox a network has: a family, an office, a café. */
const networkShare = 3;

export type Asking = {
  pieces: number;
  /** The mailbox of the order, in one spelling. */
  mailbox: string;
  /** The networks of whoever asks, the narrowest first; none for a card that is charged while nobody is there. */
  networks: readonly { name: string; times: number }[];
  browserId?: string | undefined;
  accountId?: string | undefined;
};

type Share = { pieces: number; orders: number };
/** Somebody whom stock that is set aside counts for. */
export type Holder = {
  kind: "network" | "mailbox" | "mailbox here" | "browser" | "account";
  name: string;
  most: Share;
};
/** What is set aside for a holder now; `until`: when the first of it is free again. */
export type Held = Share & { until: Date };

type Shares = Pick<Config, "HELD_ORDERS" | "HELD_PIECES" | "NETWORK_TRIES">;

/** For whom it counts what is set aside for an order until it is paid, and how much each may have of that at a time. */
export function holdersOf(
  { mailbox, networks, browserId, accountId }: Asking,
  { HELD_ORDERS, HELD_PIECES, NETWORK_TRIES }: Shares,
): Holder[] {
  const share = (times: number): Share => ({ orders: HELD_ORDERS * times, pieces: HELD_PIECES * times });
  const own = share(1);
  const [here] = networks;
  const holders: Holder[] = networks.map(({ name, times }) => ({
    kind: "network",
    name,
    most: share(networkShare * times * NETWORK_TRIES),
  }));
  holders.push({ kind: "mailbox", name: mailbox, most: own });
  if (here) holders.push({ kind: "mailbox here", name: `${mailbox} ${here.name}`, most: own });
  if (browserId) holders.push({ kind: "browser", name: browserId, most: own });
  if (accountId) holders.push({ kind: "account", name: accountId, most: own });
  return holders;
}

/** `own`: what the buyer has set aside is in the way, not what others on the same network have. */
type Full = { until: Date; own: boolean };

/**
 * When to come back, where the order would be one too many for any holder. Nobody is locked out of a small order by
 * strangers: what was set aside elsewhere in the name of a mailbox that anybody can write counts for larger orders
 * only; nor does the network count for whoever is signed in and has nothing set aside.
 */
export function comeBackAt(
  { pieces }: Asking,
  holders: readonly Holder[],
  held: (holder: Holder) => Held | undefined,
): Full | undefined {
  const small = pieces <= smallOrder;
  const account = holders.find(({ kind }) => kind === "account");
  const isSpared = ({ kind }: Holder) =>
    small && (kind === "mailbox" || (kind === "network" && account !== undefined && !held(account)));
  const full = holders
    .filter((holder) => !isSpared(holder))
    .flatMap((holder) => {
      const has = held(holder);
      return has && (has.orders + 1 > holder.most.orders || has.pieces + pieces > holder.most.pieces)
        ? [{ kind: holder.kind, until: has.until.getTime() }]
        : [];
    });
  if (full.length === 0) return undefined;
  return {
    until: new Date(Math.max(...full.map(({ until }) => until))),
    own: full.some(({ kind }) => kind !== "network"),
  };
}

/** Until when stock is set aside for an order that is not paid; its attempts to pay end by then. */
export function heldUntil(pieces: number, now: Date, { PAYMENT_MINUTES }: Pick<Config, "PAYMENT_MINUTES">): Date {
  const minutes = PAYMENT_MINUTES + minutesAfterEnd;
  return new Date(now.getTime() + (pieces > largeOrder ? Math.min(largeMinutes, minutes) : minutes) * minuteMs);
}

/** More than this is held without payment for more than `longMinutes`: a person should look who does it. */
export const longMinutes = 10;
const muchHeld = { pieces: 20, shareOfStock: 0.1 };

export function isMuchHeld({ heldLong, available }: { heldLong: number; available: number }): boolean {
  return heldLong >= muchHeld.pieces && heldLong >= muchHeld.shareOfStock * (heldLong + available);
}
