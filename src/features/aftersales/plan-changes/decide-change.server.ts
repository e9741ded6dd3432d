import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { lockOrder, type Order } from "../../sales/orders/store.server.ts";
import { stopChange, tellNotChanged, unknownChange } from "./make-plan-change.server.ts";
import { changeInReview, moveChange, type PlanChange } from "./store.server.ts";

type Decision = "again" | "stop";

/** At the desk. False: none waits. */
export function decideChange(db: Db, orderNumber: string, decision: Decision, by: By): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    return order !== undefined && (await decideReview(tx, order, decision, by));
  });
}

/**
 * A person's decision on a change without an answer from the network: `again` queries it once more, `stop` refunds what
 * was paid. The caller has locked the order's row. False: none waits.
 */
export async function decideReview(
  tx: DbOrTx,
  { id, number }: Pick<Order, "id" | "number">,
  decision: Decision,
  by: By,
): Promise<boolean> {
  const change = await changeInReview(tx, id);
  if (!change) return false;
  const isAgain = decision === "again";
  if (!isAgain) await stopForGood(tx, change, by.now);
  else if (await moveChange(tx, change.id, "ending", { stop_held_until: null }))
    await addJob(tx, "make-plan-change", { changeId: change.id });
  await closeCaseAbout(tx, unknownChange(number), `${isAgain ? "asked again" : "stopped"} by ${by.who}`, by.now);
  await noteDecision(tx, change, decision, by);
  return true;
}

/** What was paid goes back, and the buyer is told. */
export async function stopForGood(tx: DbOrTx, change: PlanChange, now: Date): Promise<void> {
  await stopChange(tx, change, "not_possible", now);
  await tellNotChanged(tx, change, now);
}

export async function noteDecision(tx: DbOrTx, change: PlanChange, decision: Decision, by: By): Promise<void> {
  const isAgain = decision === "again";
  await noteAction(tx, by, isAgain ? "plan_change_asked_again" : "plan_change_stopped", {
    orderId: change.order_id,
    plan: change.to_plan,
    days: change.to_days,
    before: { state: change.state },
    after: { state: isAgain ? "ending" : "cancelled" },
  });
}
