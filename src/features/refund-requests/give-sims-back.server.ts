import { money } from "../../kernel/money.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { RefundReason } from "../../platform/database/tables.ts";
import { retireProfiles } from "../esim-profiles/retire-profiles.server.ts";
import { moveOrder, type Order } from "../orders/store.server.ts";
import { giveBack } from "../payments/give-back.server.ts";
import type { SoldSim } from "./rules.ts";
import { cancelDataPlans, dropOpenChange, keepParcel, type RefundRequest } from "./store.server.ts";

type Given = { order: Order; sims: readonly SoldSim[]; request: Pick<RefundRequest, "id" | "positions" | "amount">; reason: RefundReason };

/**
 * What was sold is taken back and its money sent, in the caller's transaction, which holds the order's row. False: the
 * parcel was to stay and left at this very moment. An order of which nothing is left goes to its end; of a part it stays
 * delivered.
 */
export async function giveSimsBack(tx: DbOrTx, { order, sims, request, reason }: Given, now: Date): Promise<boolean> {
  const { positions, amount } = request;
  const waiting = sims.some(({ parcel }) => parcel === "waiting");
  if (waiting && !(await keepParcel(tx, order.id))) return false;
  if (order.way === "esim") await retireProfiles(tx, { orderId: order.id, positions }, now);
  await cancelDataPlans(tx, order.id, positions);
  await dropOpenChange(tx, order.id);
  if (isAll(sims, positions)) await moveOrder(tx, order.id, "refunding");
  if (amount > 0) await giveBack(tx, { orderId: order.id, amount: money(amount, order.currency), reason, key: `request:${request.id}` }, now);
  return true;
}

/** With those that went back before, nothing is left. */
function isAll(sims: readonly SoldSim[], positions: readonly number[]): boolean {
  return sims.every(({ position, request }) => request === "granted" || positions.includes(position));
}
