import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { lockOrder, type Order } from "../../sales/orders/store.server.ts";
import { stopChange, tellNotChanged, unknownChange } from "./make-plan-change.server.ts";
import { changeInReview, moveChange, type PlanChange } from "./store.server.ts";

type Decision = "again" | "stop";

/** The same at an operator's desk. False: none waits. */
export async function decideChange(
  { db, clock }: Pick<Shop, "db" | "clock">,
  orderNumber: string,
  decision: Decision,
  who: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    return order !== undefined && (await decideReview(tx, order, decision, { who, now: clock() })) !== undefined;
  });
}

/**
 * A person's decision on a change without an answer from the network: `again` queries it once more, `stop` refunds what
 * was paid. The caller has locked the order's row. Undefined: none waits.
 */
export async function decideReview(
  tx: DbOrTx,
  { id, number }: Pick<Order, "id" | "number">,
  decision: Decision,
  { who, now }: { who: string; now: Date },
): Promise<PlanChange | undefined> {
  const change = await changeInReview(tx, id);
  if (!change) return undefined;
  if (decision === "stop") {
    await stopChange(tx, change, "not_possible", now);
    await tellNotChanged(tx, change, now);
  } else if (await moveChange(tx, change.id, "ending")) await addJob(tx, "make-plan-change", { changeId: change.id });
  await closeCaseAbout(tx, unknownChange(number), `${decision === "again" ? "asked again" : "stopped"} by ${who}`, now);
  return change;
}
