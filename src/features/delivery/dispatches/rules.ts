import type { DispatchState } from "../../../platform/database/tables.ts";

/**
 * The allowed transitions. `returned`: it came back and may be posted again. From `sent` to how it was before: what was
 * marked as posted in error.
 */
const next: Record<DispatchState, readonly DispatchState[]> = {
  waiting: ["sent", "cancelled"],
  sent: ["arrived", "returned", "waiting"],
  returned: ["sent", "cancelled"],
  // a delivered parcel may still be returned, for example after a move
  arrived: ["returned"],
  cancelled: [],
};

export const dispatchStates = Object.keys(next) as DispatchState[];

/** The states that a parcel must be in to move to `state`; the SQL guard of every move. */
export function dispatchStatesBefore(state: DispatchState): DispatchState[] {
  return dispatchStates.filter((before) => next[before].includes(state));
}

/** The console's lists of parcels. */
export const parcelViews = ["to_post", "on_the_way", "late", "came_back", "arrived"] as const;
export type ParcelView = (typeof parcelViews)[number];
/** Views whose parcels still go out. */
export const outgoingViews = ["to_post", "came_back"] as const satisfies readonly ParcelView[];

type Couriers = { state: DispatchState; carrier: string; sentWith: string | null };

/** As it was posted; what is to be posted, or once more, goes as it was ordered: so say its label and the courier's file. */
export const goesWith = ({ state, carrier, sentWith }: Couriers): string =>
  state === "waiting" || state === "returned" ? carrier : (sentWith ?? carrier);

/** One file of addresses has no more of them, whoever asks. */
export const mostOnAFile = 200;
export const labelPapers = ["a6", "a4"] as const;

/** Whether a label still leads somewhere: it waits, or came back and goes out again. */
export function canBePosted({ state, order_state }: { state: DispatchState; order_state: string }): boolean {
  return state === "waiting" ? order_state === "dispatching" : state === "returned" && order_state === "delivered";
}

/** Whether its address and its cards are handed out: not while it is being cancelled, for then its money goes back. */
export function isHandedOut(parcel: Parameters<typeof canBePosted>[0] & { cancel_held_until: Date | null }): boolean {
  return parcel.cancel_held_until === null && canBePosted(parcel);
}

/** Cards lie in drawers by their numbers, a thousand in each: the last digit is a check digit, three are counted. */
export const drawerOf = (iccid: string): string => iccid.slice(0, 15);

/** Who notices a mistyped number or a wrong parcel at the packing table mends it before the buyer has read of it. */
export const buyerMailSeconds = 600;

type Sent = { state: DispatchState; sent_at: Date | null };

/** Until when its posting can be taken back, while no letter has told its buyer. */
export function canBeTakenBackUntil({ state, sent_at: sentAt }: Sent, now: Date): Date | undefined {
  if (state !== "sent" || !sentAt) return undefined;
  const until = new Date(sentAt.getTime() + buyerMailSeconds * 1000);
  return until > now ? until : undefined;
}

/** Cards that were never posted can be sold; returned ones may be bent, opened or used. */
export function goesBackIntoStock(state: DispatchState): boolean {
  return state === "waiting";
}

/** Whether it would arrive later than promised even if posted today. Dates as `2026-12-24`. */
export function isInDanger({ latest, promisedBy }: { latest: string; promisedBy: string }): boolean {
  return latest > promisedBy;
}
