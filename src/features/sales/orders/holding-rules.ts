import { minuteMs } from "../../../kernel/duration.ts";
import type { Config } from "../../../platform/config.server.ts";

/** Orders of up to this size may take the last pieces (setting low_stock). */
export const smallOrder = 2;
/** Larger orders than this hold stock for a shorter time. */
const largeOrder = 5;
const largeMinutes = 8;
/** An attempt that the gateway leaves open is abandoned this long after its end. */
const minutesAfterEnd = 15;
/** A network's limit as a multiple of a mailbox's: a family, an office, a café. */
const networkShare = 3;

export type Asking = {
  pieces: number;
  /** The order's mailbox, normalised. */
  mailbox: string;
  /** The visitor's networks, narrowest first; none when a saved card is charged. */
  networks: readonly { name: string; times: number }[];
  browserId?: string | undefined;
  accountId?: string | undefined;
};

type Share = { pieces: number; orders: number };
/** A holder that held stock counts for. */
export type Holder = {
  kind: "network" | "mailbox" | "mailbox here" | "browser" | "account";
  name: string;
  most: Share;
};
/** What a holder holds now; `until`: when the first of it is released. */
export type Held = Share & { until: Date };

type Shares = Pick<Config, "HELD_ORDERS" | "HELD_PIECES" | "NETWORK_TRIES">;

/** The holders that an unpaid order counts for, and the limit of each. */
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

/** `own`: the limit is reached by the buyer's own orders, not by others on the same network. */
type Full = { until: Date; own: boolean };

/**
 * When to retry, if the order would exceed any holder's limit. Strangers cannot block a small order: what was held from
 * elsewhere under a mailbox, which anybody can type, counts only for larger orders; nor does the network count for
 * signed-in buyers who hold nothing.
 */
export function retryAt(
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

/** When the hold of an unpaid order ends; its payment attempts end by then. */
export function heldUntil(pieces: number, now: Date, { PAYMENT_MINUTES }: Pick<Config, "PAYMENT_MINUTES">): Date {
  const minutes = PAYMENT_MINUTES + minutesAfterEnd;
  return new Date(now.getTime() + (pieces > largeOrder ? Math.min(largeMinutes, minutes) : minutes) * minuteMs);
}

/** When held for longer than this without payment, large quantities are reported to staff. */
export const longMinutes = 10;
const muchHeld = { pieces: 20, shareOfStock: 0.1 };

export function isMuchHeld({ heldLong, available }: { heldLong: number; available: number }): boolean {
  return heldLong >= muchHeld.pieces && heldLong >= muchHeld.shareOfStock * (heldLong + available);
}
