import type { Stripe } from "stripe";
import { aPayout } from "./described-payouts.suite.ts";
import { example } from "./described.suite.ts";
import type { Answer } from "./fake-stripe-cards.suite.ts";

type Stand = {
  seconds: () => number;
  newId: (kind: string) => string;
  page: (url: string, objects: { id: string; created: number }[], form: URLSearchParams) => Answer;
};

/** The account's balance, and what goes from it to the bank: everything at once, in the account's currency. */
export function payoutsAtStripe({ seconds, newId, page }: Stand) {
  const payouts: Stripe.Payout[] = [];
  const linesOf = new Map<string, Stripe.BalanceTransaction[]>();
  let balance: Stripe.BalanceTransaction[] = [];

  const calls: [string, (form: URLSearchParams, id: string) => Answer][] = [
    ["GET /v1/payouts", (form) => page("/v1/payouts", payouts, form)],
    [
      "GET /v1/balance_transactions",
      (form) => page("/v1/balance_transactions", linesOf.get(form.get("payout") ?? "") ?? [], form),
    ],
  ];
  return { calls, moves: (line: Stripe.BalanceTransaction) => void balance.push(line), paysOut };

  function paysOut(change: Partial<Stripe.Payout> = {}): void {
    if (balance.length === 0) return;
    const amount = balance.reduce((sum, { net }) => sum + net, 0);
    const [created, id] = [seconds(), newId("po")];
    const payout = aPayout(id, { created, arrival_date: created, amount, ...change });
    const kind = { type: "payout" as const, reporting_category: "payout", source: id };
    const itself = {
      ...example("balance_transaction"),
      ...kind,
      id: newId("txn"),
      created,
      amount: -amount,
      net: -amount,
    };
    payouts.push(payout);
    linesOf.set(id, [...balance, itself]);
    balance = [];
  }
}
