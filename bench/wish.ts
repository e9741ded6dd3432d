import type { Wish } from "../src/features/orders/write-order.server.ts";
import type { Ground } from "./ground.ts";

/** One eSIM of a fixed package at today's price; each order needs a request key of its own. */
export async function wishFor({ pool }: Ground, planCode: string): Promise<Omit<Wish, "requestKey">> {
  const { rows } = await pool.query("select amount from plan_prices where plan_code = $1 and currency = 'CNY'", [planCode]);
  return {
    planCode,
    way: "esim",
    quantity: 1,
    currency: "CNY",
    expectedTotal: rows[0].amount,
    email: "mei@example.com",
    privacyPolicy: { given: true, version: "2026-11" },
    dataTransfer: { given: true, version: "2026-11" },
  };
}
