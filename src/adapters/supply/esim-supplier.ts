import type { ProfileState } from "./profile-state.ts";

/** What somebody needs to install an eSIM; `matchingId` and `confirmationCode` are bearer secrets, never logged. */
export type SuppliedProfile = { iccid: string; smdpAddress: string; matchingId: string; confirmationCode?: string };

/** `accepted`: ordered, profiles come later; `failed` is final for this key and costs nothing. */
export type SupplyAnswer =
  | { state: "accepted"; reference: string }
  | { state: "ready"; reference: string; profiles: SuppliedProfile[] }
  | { state: "failed"; failure: string };

/** What a supplier tells of its own accord; `id` comes again with every repeat. */
export type SupplierEvent = { id: string; iccid: string; at: Date } & (
  | { kind: "profile"; state: ProfileState; device?: string }
  /** Megabytes of 2^20 bytes. */
  | { kind: "usage"; usedMb: number; activatedAt?: Date; expiresAt?: Date }
  | { kind: "order"; reference: string }
);

/** The supplier could not be reached, was too slow or answered nonsense: nothing is known, ask `findOrder` before ordering again. */
export class SupplierUnavailable extends Error {}
/** A notification whose signature, sender or shape is wrong; the route answers 400 and nothing changes. */
export class NotificationRefused extends Error {}

/** Somebody who makes eSIM profiles for us after payment (domain notes 2.5, 2.6). Our own pool needs no such thing. */
export interface EsimSupplier {
  readonly name: "reseller" | "es2plus";
  /** Orders `quantity` profiles of the supplier's `product`. Repeating it with the same `key` never orders twice. */
  order(wish: { key: string; product: string; quantity: number }): Promise<SupplyAnswer>;
  /** What became of the order with this key; nothing when the supplier never got it. */
  findOrder(key: string): Promise<SupplyAnswer | undefined>;
  /** Gives an unused profile back. `refused`: it was downloaded, or is too old. */
  cancel(wish: { key: string; iccid: string }): Promise<"cancelled" | "refused">;
  /** Verifies and reads a notification from its raw bytes. They come late, repeated and out of order. */
  readNotification(body: Buffer, headers: Record<string, string | string[] | undefined>): Promise<SupplierEvent[]>;
}
