import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { SoldSim } from "./rules.ts";
import { soldFor } from "./sold-sims.server.ts";
import { askedToBegin } from "./store.server.ts";
import { withdrawn } from "./withdrawal-rules.ts";

/**
 * The refund for these SIMs within the withdrawal period, never more than is left. Article 13(1): the delivery cost is
 * refunded too, with the whole contract.
 */
export async function withdrawalAmount(
  tx: DbOrTx,
  order: Order,
  now: Date,
): Promise<(sims: readonly SoldSim[]) => number> {
  const {
    days,
    quantity,
    postal_amount,
    plan_as_sold: { kind, allowance_mb: allowanceMb },
  } = order;
  const sold = await soldFor(tx, order);
  const facts = {
    sold,
    plan: { kind, days, allowanceMb },
    askedToBegin: await askedToBegin(tx, order.id),
    now,
  };
  return (sims) =>
    Math.min(
      sold.left,
      sims.reduce((sum, sim) => sum + withdrawn(sim, facts).amount, sims.length === quantity ? postal_amount : 0),
    );
}
