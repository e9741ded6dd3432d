import type { ProfileState } from "./profile-state.ts";

/** What somebody needs to install an eSIM; `matchingId` and `confirmationCode` are bearer secrets, never logged. */
export type SuppliedProfile = { iccid: string; smdpAddress: string; matchingId: string; confirmationCode?: string };

/** `product` is the supplier's own name of what we sell; `key` is ours, one for each order. */
export type SupplyWish = { key: string; product: string; quantity: number };

/**
 * `accepted`: ordered, profiles come later; `failed` is final for this key and costs nothing. Profiles are told as they
 * came: how many, and whether one is there twice, is for whoever gives them out to check.
 */
export type SupplyAnswer =
  | { state: "accepted"; reference: string }
  | { state: "ready"; reference: string; profiles: SuppliedProfile[] }
  | { state: "failed"; failure: string };

/** Megabytes of 2^20 bytes; what has begun counts whole. */
export type DataUsed = { usedMb: number; activatedAt?: Date; expiresAt?: Date };

/** What a supplier tells of its own accord; `id` comes again with every repeat. */
export type SupplierEvent = { id: string; at: Date } & (
  | { kind: "profile"; iccid: string; state: ProfileState; device?: string }
  | ({ kind: "usage"; iccid: string } & DataUsed)
  | { kind: "order"; reference: string }
  /** Something happened to this SIM, by a message that proves nothing: ask `findProfile`. */
  | { kind: "look"; iccid: string }
);

/** How a profile stands now; `at` is when the supplier last heard of it. */
export type ProfileReport = { iccid: string; at: Date; state: ProfileState; device?: string; usage?: DataUsed };

/**
 * The supplier could not be reached, was too slow or answered nonsense: nothing is known, ask `findOrder` before
 * ordering again.
 */
export class SupplierUnavailable extends Error {}
/** A notification whose signature, sender or shape is wrong; the route answers 400 and nothing changes. */
export class NotificationRefused extends Error {}

export type RawHeaders = Record<string, string | string[] | undefined>;

/** Somebody who makes eSIM profiles for us after payment (domain notes 2.5, 2.6). Our own pool needs no such thing. */
export interface EsimSupplier {
  readonly name: "reseller" | "es2plus";
  /** Repeating it with the same `key` never orders twice. */
  order(wish: SupplyWish): Promise<SupplyAnswer>;
  /**
   * What became of this order; nothing when the supplier never got it. ES2+ has no such question: there it is the same
   * calls again.
   */
  findOrder(wish: SupplyWish): Promise<SupplyAnswer | undefined>;
  /**
   * Which profiles were made for this order and not given back; `more`: others may still come. For who does not want
   * them any more.
   */
  madeFor(wish: SupplyWish): Promise<{ iccids: string[]; more: boolean }>;
  /** Gives an unused profile back. `refused`: it was downloaded, or is too old. */
  cancel(wish: { key: string; iccid: string }): Promise<"cancelled" | "refused">;
  /** How one profile stands; absent where the supplier answers no such question. */
  findProfile?(iccid: string): Promise<ProfileReport | undefined>;
  /** Verifies and reads a notification from its raw bytes. They come late, repeated and out of order. */
  readNotification(body: Buffer, headers: RawHeaders): Promise<SupplierEvent[]>;
}
