import type { RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OrderState } from "../../../platform/database/tables.ts";
import type { LedgerDifference } from "./ledger-difference.ts";
import type { Sold } from "./ledger.ts";
import type { Refund } from "./refund-store.server.ts";
import type { Payment } from "./store.server.ts";

/** A kind of payable: everything that payments, refunds and the ledger need to know about it. */
export type Payable = {
  /** Locks what the payment pays for, before the payment, its refunds or the ledger are touched. */
  lock: (tx: DbOrTx, payment: Payment) => Promise<LockedPayable>;
  /** `wanted`: a saved card may be charged for it. `closed`: it must not be paid any more. Takes no lock. */
  standing: (db: DbOrTx, payment: Payment) => Promise<"wanted" | "closed" | "other">;
  /** How the bank's statement names it when a saved card is charged. */
  statement: (db: DbOrTx, payment: Payment) => Promise<{ number: string; description: string }>;
  /** Finds where its own tables and the money of its payments differ; run every night. */
  proof?: RawBuilder<LedgerDifference>;
};

/** What a payment pays for, locked until the caller's transaction ends. */
export type LockedPayable = {
  /** The order concerned: cases, ledger and refunds refer to it. Null for a payable without one. */
  orderId: string | null;
  /** How it is booked; the parts add up to the payment. */
  sold: Sold;
  /**
   * Called when the money is booked: delivers `atOnce` what needs no call to anybody, else enqueues the job of its kind.
   * Where it is no longer wanted, because the payable is closed or paid already, the money is refunded. `live`: another
   * attempt for the same order that is still open; a payable without an order asks itself (`livePaymentOf`). Returns the
   * order's state if it got further than paid.
   */
  paid: (now: Date, also: { live: string | null; atOnce: boolean }) => Promise<OrderState | undefined>;
  /** Called when the attempt ended without money. */
  unpaid: () => Promise<void>;
  /** A refund succeeded and is booked. */
  refunded: (refund: Refund, now: Date) => Promise<void>;
  /** A refund that had succeeded failed after all; its booking is reversed, and a case is opened. */
  notRefunded: (refund: Refund) => Promise<void>;
};
