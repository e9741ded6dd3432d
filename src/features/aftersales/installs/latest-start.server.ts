import type { Context } from "../../../platform/context.server.ts";
import { useBy } from "../../sales/orders/rules.ts";
import { dataPlansOf } from "../../stock/data-plans/store.server.ts";
import type { Behind } from "./esim-behind.server.ts";

/** The last day to start the eSIM's plan: a change of plan has moved it, while the order was delivered long before. */
export async function latestStart(
  { order, position }: Pick<Behind, "order" | "position">,
  { db, now }: Pick<Context, "db" | "now">,
): Promise<Date> {
  const plan = (await dataPlansOf(db, order.id)).find((one) => one.position === position);
  return plan?.use_by ?? useBy(order.plan_as_sold, order.closed_at ?? now);
}
