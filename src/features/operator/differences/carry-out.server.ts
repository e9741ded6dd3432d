import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { changeCase } from "../../records/cases/store.server.ts";
import { bookRefundMadeThere } from "../../sales/payments/book-refund-made-there.server.ts";
import { writeLedger } from "../../sales/payments/ledger-store.server.ts";
import type { AtHand } from "./difference-at-hand.server.ts";
import { moveDecision, type Decision } from "./store.server.ts";

type Also = { by: string; confirmedBy?: string; now: Date };

/**
 * Does what was decided, in the transaction of the last decision: what needs the gateway is a job. The caller holds the
 * payable and the case. Refuses where a refund made there does not fit any more.
 */
export async function carryOut(
  tx: DbOrTx,
  decision: Decision,
  { payment }: AtHand,
  { by, confirmedBy, now }: Also,
): Promise<void> {
  const { id, deed, account, amount, currency, order_id: orderId } = decision;
  const sum = amount !== null && currency !== null ? money(amount, currency) : null;
  const isLater = deed === "return_there";
  const also = { confirmed_by: confirmedBy ?? null, ...(!isLater && { ended_at: now }) };
  if (!(await moveDecision(tx, id, isLater ? "decided" : "done", also))) return refuse("PROPOSAL_OVER");
  if (isLater) await addJob(tx, "return-payment", { id });
  else if (account && sum) await writeLedger(tx, orderId, `correction:${id}`, linesOf(account, sum), now);
  else if (deed === "take_over") {
    const made = sum && payment && { reference: decision.subject, sum };
    if (!made || !(await bookRefundMadeThere(tx, payment, made, now))) return refuse("RECORD_CHANGED");
  }
  await changeCase(tx, decision.case_id, { closed_at: now, closing_note: `${by}: ${decision.reason}` });
}

function linesOf(
  account: NonNullable<Decision["account"]>,
  { amount, currency }: NonNullable<ReturnType<typeof money>>,
) {
  return [
    { account: "gateway" as const, amount: money(amount, currency) },
    { account, amount: money(-amount, currency) },
  ];
}
