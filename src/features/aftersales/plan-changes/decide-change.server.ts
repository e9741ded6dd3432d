import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { stopChange, tellNotChanged, unknownChange } from "./make-plan-change.server.ts";
import { changeInReview, moveChange } from "./store.server.ts";

/**
 * An operator's decision on a change without an answer from the network: `again` queries it once more, `stop` refunds
 * what was paid. False: none waits.
 */
export async function decideChange(
  { db, clock }: Pick<Shop, "db" | "clock">,
  orderNumber: string,
  decision: "again" | "stop",
  by: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    const change = order && (await changeInReview(tx, order.id));
    if (!change) return false;
    if (decision === "stop") {
      await stopChange(tx, change, "not_possible", clock());
      await tellNotChanged(tx, change, clock());
    } else if (await moveChange(tx, change.id, "ending")) await addJob(tx, "make-plan-change", { changeId: change.id });
    await closeCaseAbout(
      tx,
      unknownChange(orderNumber),
      `${decision === "again" ? "asked again" : "stopped"} by ${by}`,
      clock(),
    );
    return true;
  });
}
