import type { Answer } from "../../../ground/visit/calls.ts";

export type MyOrder = Answer<"/account/getMyOrders">["orders"][number];

/** Comes to its end within minutes by itself: a payment, or a delivery. */
export const isUnderWay = ({ state }: Pick<MyOrder, "state">): boolean => state === "paying" || state === "paid";
