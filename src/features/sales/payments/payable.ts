import type { Sold } from "./ledger.ts";

/** What a payment pays for, locked until the caller's transaction ends. */
export type LockedPayable = {
  /** The order concerned: cases, ledger and refunds refer to it. */
  orderId: string;
  /** How it is booked; the parts add up to the payment. */
  sold: Sold;
  /**
   * Called when the money is booked: enqueues the job of its kind. Where it is no longer wanted, because the payable is
   * closed or paid already, the money is refunded.
   */
  paid: (now: Date) => Promise<void>;
  /** Called when the attempt ended without money. */
  unpaid: () => Promise<void>;
};
