import type { RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OrderState } from "../../../platform/database/tables.ts";
import { addJobs } from "../../../platform/jobs/add-job.server.ts";
import { whenDelivered } from "../../stock/data-plans/rules.ts";
import { allotProfiles } from "../../stock/esim-profiles/store.server.ts";
import { writeDelivered } from "./delivered-store.server.ts";
import { isFromOurPool, soldPlan, useBy } from "./rules.ts";
import type { Order } from "./store.server.ts";

/**
 * Delivers an order of eSIMs that lie in our own pool, all or none, in the caller's transaction, which has locked its
 * row: profiles, state, data plans and letters, and the jobs that go on. False: nothing was done, because it is another
 * kind of order, there are too few profiles, or because of `unless`. `through`: the states that it goes through.
 */
export async function deliverFromPool(
  tx: DbOrTx,
  order: Order,
  now: Date,
  through: readonly OrderState[],
  unless?: RawBuilder<boolean>,
): Promise<boolean> {
  if (!isFromOurPool(order)) return false;
  const { id: orderId, quantity, plan_as_sold: sold } = order;
  const sims = await allotProfiles(tx, orderId, quantity, now, unless);
  if (sims.length !== quantity) return false;
  const plan = { use_by: useBy(sold, now), ...whenDelivered(soldPlan(order), order.paid_at ?? now) };
  const delivered = await writeDelivered(tx, { orderId, through, sims, plan }, now);
  if (!delivered) throw new Error(`order ${orderId} is ${order.state} and cannot be delivered`);
  await addJobs(tx, [
    { name: "load-plans", payload: { orderId }, once: `load-plans:${orderId}` },
    ...delivered.mails.map((mailId) => ({ name: "send-mail" as const, payload: { mailId } })),
    ...(through.includes("paid") && delivered.opensAccount
      ? [{ name: "open-account" as const, payload: { orderId } }]
      : []),
  ]);
  return true;
}
