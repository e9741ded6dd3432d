import * as z from "zod/mini";
import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { undoableUntil, undoSeconds } from "../../../kernel/undoable.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { changeCase } from "../../records/cases/store.server.ts";
import { bookRefundMadeThere } from "../../sales/payments/book-refund-made-there.server.ts";
import { writeLedger } from "../../sales/payments/ledger-store.server.ts";
import { lockAsFound, wakeCase, type AtHand } from "./difference-at-hand.server.ts";
import { decisionById, letDecisionGo, moveDecision, type Decision } from "./store.server.ts";

/** In the transaction of the last decision, whose caller holds the payable and the case: that stays open until it is carried out. */
export async function carryOutLater(
  tx: DbOrTx,
  { id, case_id: caseId }: Decision,
  { confirmedBy, now }: { confirmedBy?: string; now: Date },
): Promise<void> {
  const also = { confirmed_by: confirmedBy ?? null, held_until: undoableUntil(now) };
  if (!(await moveDecision(tx, id, "decided", also))) return refuse("PROPOSAL_OVER");
  await wakeCase(tx, caseId);
  await addJob(tx, "carry-out-difference", { id }, { inSeconds: undoSeconds });
}

/**
 * Does what was decided and not taken back: what needs the gateway is a job. Where either side has moved since, nothing is
 * done, and the difference waits for another decision.
 */
export const carryOutDifference = job(
  "carry-out-difference",
  z.object({ id: z.uuid() }),
  async ({ id }, { db, clock }): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const seen = await decisionById(tx, id);
      const found = seen && (await lockAsFound(tx, seen.case_id));
      const decision = found && (await letDecisionGo(tx, id));
      if (!decision) return;
      const now = clock();
      if (typeof found === "object" && (await isCarriedOut(tx, decision, found, now))) {
        const closed = { closed_at: now, closing_note: `${seen.by}: ${decision.reason}` };
        await changeCase(tx, decision.case_id, closed);
      } else {
        await moveDecision(tx, id, "failed", { ended_at: now, failure: "changed_meanwhile" });
        if (found !== "closed") await wakeCase(tx, decision.case_id);
      }
    });
  },
);

/** False where a refund made there does not fit any more. */
async function isCarriedOut(tx: DbOrTx, decision: Decision, { payment }: AtHand, now: Date): Promise<boolean> {
  const { id, deed, account, amount, currency, order_id: orderId } = decision;
  const sum = amount !== null && currency !== null ? money(amount, currency) : null;
  if (deed === "return_there") {
    await addJob(tx, "return-payment", { id });
    return true;
  }
  if (account && sum) await writeLedger(tx, orderId, `correction:${id}`, linesOf(account, sum), now);
  else if (deed === "take_over") {
    const made = sum && payment && { reference: decision.subject, sum };
    if (!made || !(await bookRefundMadeThere(tx, payment, made, now))) return false;
  }
  return moveDecision(tx, id, "done", { ended_at: now });
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
