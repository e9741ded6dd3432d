import type { DispatchState } from "../../../platform/database/tables.ts";

/**
 * Why a parcel stays where it is: no such order, an order without a parcel, money that goes back, or the state it is
 * in.
 */
export type NotMoved = "no_order" | "no_parcel" | "money_back" | DispatchState;

export type ParcelMoved = { moved: true } | { moved: false; because: NotMoved };
