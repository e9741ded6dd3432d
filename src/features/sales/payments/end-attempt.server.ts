import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { movePayment, type Payment } from "./store.server.ts";

/**
 * An attempt is replaced by another, or given up. Its page is closed at the gateway by a job, so that nobody can still
 * pay it; should somebody have paid it before that, the gateway's word counts as ever. False: it had ended already.
 */
export async function endAttempt(
  tx: DbOrTx,
  { id }: Pick<Payment, "id">,
  failure: "replaced" | "expired" | "cancelled",
  now: Date,
): Promise<boolean> {
  const ended = await movePayment(tx, id, "cancelled", { failure, settled_at: now });
  if (ended) await addJob(tx, "cancel-payment", { paymentId: id });
  return ended;
}
