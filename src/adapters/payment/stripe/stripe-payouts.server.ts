import type { Stripe } from "stripe";
import type { GatewayPayout, PaymentGateway, PayoutLine } from "../payment-gateway.ts";
import { reading } from "./asking-stripe.server.ts";
import { between, idOf, listedAmount, moment } from "./stripe-states.ts";

/** Stripe's payouts; what is in them are balance transactions, which it tells of automatic payouts only. */
export function stripePayouts(stripe: Stripe): Pick<PaymentGateway, "listPayouts" | "payoutLines"> {
  return {
    async *listPayouts(from, to) {
      const payouts = stripe.payouts.list({ created: between(from, to), limit: 100 });
      for await (const payout of reading(payouts))
        if (payout.reconciliation_status !== "in_progress") yield payoutFromStripe(payout);
    },

    async *payoutLines(payout) {
      const moved = stripe.balanceTransactions.list({ payout, limit: 100, expand: ["data.source"] });
      // the payout itself is one of them
      for await (const line of reading(moved)) if (line.type !== "payout") yield lineFromStripe(line);
    },
  };
}

function payoutFromStripe({ id, status, amount, currency, created, ...rest }: Stripe.Payout): GatewayPayout {
  const failed = status === "failed" || status === "canceled";
  return {
    reference: id,
    state: failed ? "failed" : status === "paid" ? "paid" : "on_its_way",
    amount: listedAmount(amount, currency),
    hasLines: rest.reconciliation_status === "completed",
    createdAt: moment(created),
    arrivesAt: moment(rest.arrival_date),
  };
}

/** docs.stripe.com/reports/reporting-categories */
const kinds: Partial<Record<string, PayoutLine["kind"]>> = {
  charge: "payment",
  refund: "refund",
  refund_failure: "refund_failed",
  dispute: "dispute",
  dispute_reversal: "dispute_returned",
  fee: "fee",
  network_cost: "fee",
  payout_reversal: "payout_failed",
};

function lineFromStripe({ id, amount, fee, created, source, ...rest }: Stripe.BalanceTransaction): PayoutLine {
  const metadata = source && typeof source !== "string" && "metadata" in source ? source.metadata : null;
  return {
    reference: id,
    kind: kinds[rest.reporting_category] ?? "other",
    about: idOf(source) ?? null,
    paymentId: metadata?.paymentId ?? null,
    refundId: metadata?.refundId ?? null,
    amount,
    fee,
    at: moment(created),
  };
}
