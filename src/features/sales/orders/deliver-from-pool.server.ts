import type { RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OrderState } from "../../../platform/database/tables.ts";
import { whenDelivered } from "../../stock/data-plans/rules.ts";
import { profilesAllotted } from "../../stock/esim-profiles/store.server.ts";
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
  const taken = profilesAllotted(orderId, quantity, now, unless);
  const plan = { use_by: useBy(sold, now), ...whenDelivered(soldPlan(order), order.paid_at ?? now) };
  const done = await writeDelivered(tx, { orderId, quantity, through, taken, plan }, now);
  if (done === "stuck")
    throw new Error(
      `order ${orderId} is ${order.state} and cannot be delivered, or not with all of its ${quantity} eSIMs`,
    );
  return done === "delivered";
}
