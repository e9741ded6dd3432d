import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob, type Priority } from "../../../platform/jobs/add-job.server.ts";
import { movePayment, type Payment } from "./store.server.ts";

/**
 * Ends an attempt that is replaced or abandoned. A job closes its page at the gateway, so that it can no longer be
 * paid; should it have been paid before that, the payment counts. False: it had ended already.
 * `priority`: where thousands end at once, behind what somebody waits for.
 */
export async function endAttempt(
  tx: DbOrTx,
  { id }: Pick<Payment, "id">,
  failure: "replaced" | "expired" | "cancelled",
  now: Date,
  { priority = 0 }: { priority?: Priority } = {},
): Promise<boolean> {
  const ended = await movePayment(tx, id, "cancelled", { failure, settled_at: now });
  if (ended) await addJob(tx, "cancel-payment", { paymentId: id, priority }, { priority });
  return ended;
}
