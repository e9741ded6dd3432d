import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { openCase } from "../cases/store.server.ts";
import { queueMail } from "../mail-queue/store.server.ts";
import { holdToAct } from "./store.server.ts";

type ToDeliver = { id: string; number: string };

/**
 * Asked by whatever delivers, behind the order's row. True: nothing is delivered, and a person is called, who gives the
 * order free, takes the mark back or gives the money back. The buyer is told that it takes longer, once for each order.
 */
export async function holdForReview(tx: DbOrTx, { id, number }: ToDeliver, now: Date): Promise<boolean> {
  const { marked, alike } = await holdToAct(tx, id);
  if (!marked && !alike) return false;
  const kind = marked ? "fraud_marked" : "order_held";
  await openCase(tx, { kind, subject: number, orderId: id, details: {} }, now);
  await queueMail(tx, id, "order_held", now);
  return true;
}
