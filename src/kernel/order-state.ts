/** What may follow what is in features/sales/orders/rules.ts. */
export const orderStates = [
  "placed",
  "paying",
  "paid",
  "dispatching",
  "delivered",
  "refunding",
  "refunded",
  "cancelled",
] as const;
