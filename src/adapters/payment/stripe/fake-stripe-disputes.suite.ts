import type { Stripe } from "stripe";
import { aDispute, type Dispute } from "./described-disputes.suite.ts";
import type { Intent } from "./described.suite.ts";
import type { Answer, Tell } from "./fake-stripe-cards.suite.ts";
import { movedFor } from "./fake-stripe-objects.suite.ts";

type Stand = {
  seconds: () => number;
  newId: (kind: string) => string;
  page: (url: string, objects: { id: string; created: number }[], form: URLSearchParams) => Answer;
  found: (body: Answer["body"] | undefined) => Answer;
  moves: (line: Stripe.BalanceTransaction) => void;
  tell: Tell;
};

const answerWithin = 7 * 24 * 3600;

/** Banks that want payments back: the money is taken at once, with a fee, and comes back without it. */
export function disputesAtStripe({ seconds, newId, page, found, moves, tell }: Stand) {
  const disputes = new Map<string, Dispute>();

  const calls: [string, (form: URLSearchParams, id: string) => Answer][] = [
    ["GET /v1/disputes", (form) => page("/v1/disputes", [...disputes.values()], form)],
    ["GET /v1/disputes/{dispute}", (_form, id) => found(disputes.get(id))],
  ];
  return { calls, begins, ends, hasTaken };

  function begins({ id: payment_intent, latest_charge, amount, currency }: Intent, change: Partial<Dispute> = {}) {
    const [id, created] = [newId("du"), seconds()];
    const dispute = aDispute(id, { payment_intent, charge: latest_charge ?? "", created, amount, currency, ...change });
    dispute.evidence_details.due_by = created + answerWithin;
    disputes.set(id, dispute);
    if (!dispute.status.startsWith("warning")) move(dispute, "dispute");
    tell("charge.dispute.created", dispute);
    return dispute;
  }

  function ends(id: string, status: "won" | "lost"): void {
    const dispute = disputes.get(id)!;
    dispute.status = status;
    if (status === "won") move(dispute, "dispute_reversal");
    tell("charge.dispute.closed", dispute);
  }

  function move(dispute: Dispute, category: "dispute" | "dispute_reversal"): void {
    const line = movedFor(newId("txn"), dispute, category, seconds());
    dispute.balance_transactions.push(line);
    moves(line);
  }

  function hasTaken(intent: string): boolean {
    return [...disputes.values()].some(
      ({ payment_intent, status, balance_transactions }) =>
        payment_intent === intent && status !== "won" && balance_transactions.length > 0,
    );
  }
}
