import type { Wish } from "../src/features/sales/orders/write-order.server.ts";
import type { Ground } from "./ground.ts";

/** One eSIM of a fixed package at today's price; each order needs a request key of its own. */
export async function wishFor({ pool }: Ground, planCode: string): Promise<Omit<Wish, "requestKey">> {
  const { rows } = await pool.query("select amount from plan_prices where plan_code = $1 and currency = 'CNY'", [
    planCode,
  ]);
  const policies = await pool.query("select version from policies where docname = 'privacy_policy' limit 1");
  const consent = { given: true as const, version: policies.rows[0].version as string };
  return {
    planCode,
    way: "esim",
    quantity: 1,
    currency: "CNY",
    expectedTotal: rows[0].amount,
    email: "mei@example.com",
    privacyPolicy: consent,
    dataTransfer: consent,
  };
}

/** The same package on a card, posted to Tokyo in good time. */
export async function cardWishFor(ground: Ground, planCode: string): Promise<Omit<Wish, "requestKey">> {
  const { rows } = await ground.pool.query("select amount from postal_fees where iso2 = 'JP' and currency = 'CNY'");
  const wish = await wishFor(ground, planCode);
  const departsOn = new Date(Date.now() + 60 * 24 * 3_600_000).toISOString().slice(0, 10);
  const shipping = {
    country: "JP",
    province: "Tokyo",
    city: "Minato-ku",
    address: "1-2-3 Minami-Aoyama",
    postalCode: "107-0062",
    contactPerson: "Mei Chan",
    phone: "+819012345678",
  };
  return { ...wish, way: "physical", expectedTotal: wish.expectedTotal + rows[0].amount, departsOn, shipping };
}
