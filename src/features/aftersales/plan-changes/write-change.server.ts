import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { dropOpenChange } from "../refund-requests/store.server.ts";
import type { Offer } from "./offers.server.ts";
import { changesAsTold, insertChange, type PlanChange } from "./store.server.ts";

/**
 * `openSeconds`: so long a difference may be paid. `by`: the member of staff who changes it for the buyer, what of the
 * difference is waived, and for how long it can be taken back where nothing is to be paid.
 */
type Terms = {
  requestKey: string;
  openSeconds: number;
  by?: { staffId: string; waived: { amount: number; cny: number | null }; heldFor: number };
};

/**
 * Writes a change down in place of an unpaid one; the caller has locked the order's row. One that costs nothing more is
 * made at once, or by staff after its hold, others after payment, by the job that ends the old plan on the network
 * (make-plan-change.server.ts).
 */
export async function writeChange(
  tx: DbOrTx,
  order: Order,
  { candidate, days, unit, difference }: Offer,
  { requestKey, openSeconds, by }: Terms,
  now: Date,
): Promise<PlanChange> {
  const waived = by?.waived.amount ?? 0;
  const charged = difference - waived;
  const heldFor = by && charged <= 0 ? by.heldFor : undefined;
  const displaced = by === undefined ? null : await unpaidAsTold(tx, order.id);
  await dropOpenChange(tx, order.id);
  const change = await insertChange(tx, {
    request_key: requestKey,
    state: charged > 0 ? "asked" : "ending",
    order_id: order.id,
    from_plan: JSON.stringify(order.plan_as_sold),
    from_days: order.days,
    to_plan: candidate.as_sold.code,
    to_plan_as_sold: JSON.stringify(candidate.as_sold),
    to_days: days,
    unit_amount: unit,
    difference_amount: charged,
    payment_id: null,
    asked_at: now,
    done_at: null,
    stopped: null,
    staff_id: by?.staffId ?? null,
    waived_amount: waived,
    waived_cny: by?.waived.cny ?? null,
    held_until: heldFor === undefined ? null : new Date(now.getTime() + heldFor * 1000),
    displaced,
  });
  if (charged > 0) await addJob(tx, "drop-plan-change", { changeId: change.id }, { inSeconds: openSeconds });
  else await addJob(tx, "make-plan-change", { changeId: change.id }, { inSeconds: heldFor });
  return change;
}

/** What would come back: not an offer whose letter is still held, for that goes with it. */
async function unpaidAsTold(tx: DbOrTx, orderId: string): Promise<string | null> {
  const told = await changesAsTold(tx, orderId);
  return told.find(({ state }) => state === "asked" || state === "paying")?.id ?? null;
}
