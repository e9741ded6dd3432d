import type { DispatchState } from "../../../platform/database/tables.ts";

/**
 * Why a parcel's state cannot change: no such order, an order without a parcel, a refund in progress, a person who looks
 * at it first, or its current state.
 */
export type NotMoved = "no_order" | "no_parcel" | "money_back" | "held" | DispatchState;

export type ParcelMoved = { moved: true } | { moved: false; because: NotMoved };
