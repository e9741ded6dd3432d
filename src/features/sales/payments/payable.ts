import type { Sold } from "./ledger.ts";

/** What a payment pays, locked until the caller's transaction ends. */
export type LockedPayable = {
  /** The order whose money it is: cases, books and refunds name it. */
  orderId: string;
  /** As what the books sell it; the parts add up to the payment. */
  sold: Sold;
  /**
   * The money is here and booked: what it pays for goes on, by a job of its kind that is enqueued here. Where it is not
   * wanted any more, because it is closed or paid already, the money goes back.
   */
  paid: (now: Date) => Promise<void>;
  /** The attempt is over without money. */
  unpaid: () => Promise<void>;
};
