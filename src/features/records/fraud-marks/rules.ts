import type { OrderState } from "../../../platform/database/tables.ts";

/** Money that somebody paid, or something that they have. */
export const hasSomethingToDecide = (state: OrderState): boolean =>
  state === "paid" || state === "dispatching" || state === "delivered";
