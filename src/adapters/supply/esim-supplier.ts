import type { ProfileState } from "./profile-state.ts";

/** What is needed to install an eSIM; `matchingId` and `confirmationCode` are bearer secrets, never logged. */
export type SuppliedProfile = { iccid: string; smdpAddress: string; matchingId: string; confirmationCode?: string };

/** `product` is the supplier's name of the product; `key` is ours, one per order. */
export type SupplyWish = { key: string; product: string; quantity: number };

/**
 * `accepted`: ordered, profiles come later; `failed` is final for this key and costs nothing. Profiles are returned as
 * received: the caller checks their number and duplicates.
 */
export type SupplyAnswer =
  | { state: "accepted"; reference: string }
  | { state: "ready"; reference: string; profiles: SuppliedProfile[] }
  | { state: "failed"; failure: string };

/** Megabytes of 2^20 bytes, rounded up. */
export type DataUsed = { usedMb: number; activatedAt?: Date; expiresAt?: Date };

/** A supplier's notification; `id` is the same for every repeat. */
export type SupplierEvent = { id: string; at: Date } & (
  | { kind: "profile"; iccid: string; state: ProfileState; device?: string }
  | ({ kind: "usage"; iccid: string } & DataUsed)
  | { kind: "order"; reference: string }
  /** An unauthenticated hint that something happened to this SIM: call `findProfile`. */
  | { kind: "look"; iccid: string }
);

/** The current state of a profile; `at` is when the supplier last heard of it. */
export type ProfileReport = { iccid: string; at: Date; state: ProfileState; device?: string; usage?: DataUsed };

/**
 * The supplier was unreachable, too slow or its response malformed: the outcome is unknown, call `findOrder` before
 * ordering again.
 */
export class SupplierUnavailable extends Error {}
/** A notification whose signature, sender or shape is wrong; the route answers 400 and nothing changes. */
export class NotificationRefused extends Error {}

export type RawHeaders = Record<string, string | string[] | undefined>;

/** A supplier that makes eSIM profiles after payment (domain notes 2.5, 2.6). Not needed for our own pool. */
export interface EsimSupplier {
  readonly name: "reseller" | "es2plus";
  /** Idempotent by `key`. */
  order(wish: SupplyWish): Promise<SupplyAnswer>;
  /**
   * The state of this order; undefined when the supplier never got it. ES2+ has no such query: there the same calls are
   * repeated.
   */
  findOrder(wish: SupplyWish): Promise<SupplyAnswer | undefined>;
  /**
   * The profiles made for this order and not returned; `more`: others may still come. For orders that are no longer
   * wanted.
   */
  madeFor(wish: SupplyWish): Promise<{ iccids: string[]; more: boolean }>;
  /** Returns an unused profile. `refused`: it was downloaded, or is too old. */
  cancel(wish: { key: string; iccid: string }): Promise<"cancelled" | "refused">;
  /** The state of one profile; absent where the supplier has no such query. */
  findProfile?(iccid: string): Promise<ProfileReport | undefined>;
  /** Verifies and parses a notification from its raw bytes. They come late, repeated and out of order. */
  readNotification(body: Buffer, headers: RawHeaders): Promise<SupplierEvent[]>;
}
