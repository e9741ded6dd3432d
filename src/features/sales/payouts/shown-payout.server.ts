import type { Payout } from "./store.server.ts";

export function shownPayout({ id, gateway, gateway_reference, state, amount, currency, ...times }: Payout) {
  return {
    id,
    gateway,
    reference: gateway_reference,
    state,
    amount: { amount, currency },
    createdAt: times.created_at.toISOString(),
    arrivesAt: times.arrives_at.toISOString(),
  };
}
