import type { Stripe } from "stripe";
import { dayMs } from "../../../kernel/duration.ts";
import { reading } from "./asking-stripe.server.ts";

/** The Checkout Session started under one of our ids within a day, the longest that one stays open. */
export async function sessionBegunFor(
  stripe: Stripe,
  ourId: string,
  now: Date,
): Promise<Stripe.Checkout.Session | undefined> {
  const created = { gte: Math.floor((now.getTime() - dayMs) / 1000) };
  for await (const session of reading(stripe.checkout.sessions.list({ created, limit: 100 }))) {
    if (session.client_reference_id === ourId) return session;
  }
  return undefined;
}
