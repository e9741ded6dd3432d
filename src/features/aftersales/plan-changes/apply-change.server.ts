import { money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { useBy } from "../../sales/orders/rules.ts";
import { type Order } from "../../sales/orders/store.server.ts";
import { writeLedger } from "../../sales/payments/ledger-store.server.ts";
import { ledgerOfWaived } from "../../sales/payments/ledger.ts";
import { refundMoney } from "../../sales/payments/refund-money.server.ts";
import { loadAnew } from "../../stock/data-plans/store.server.ts";
import { pricedFor } from "./offers.server.ts";
import { discountAfter } from "./rules.ts";
import { moveChange, moveToPlan, type PlanChange } from "./store.server.ts";

/**
 * Switches the order to the new plan, refunds a negative difference and books a waived one; in the caller's transaction,
 * with the order's row locked. The old plan has been ended.
 */
export async function applyChange(tx: DbOrTx, order: Order, change: PlanChange, now: Date): Promise<void> {
  const before = await pricedFor(tx, order);
  if (!(await moveChange(tx, change.id, "done", { done_at: now }))) throw new Error(`plan change ${change.id} is over`);
  const { to_plan_as_sold: plan, unit_amount: unit, to_days: days, difference_amount: difference } = change;
  const { waived_amount: waived } = change;
  const discount = discountAfter(before, unit) + waived;
  await loadAnew(
    tx,
    order.id,
    Array.from({ length: order.quantity }, (_, place) => place + 1),
  );
  await moveToPlan(tx, order.id, {
    plan,
    days,
    unit,
    discount,
    total: order.total_amount + difference,
    useBy: useBy(plan, now),
  });
  if (difference < 0)
    await refundMoney(
      tx,
      { orderId: order.id, amount: -difference, reason: "plan_changed", key: `plan-change:${change.id}` },
      now,
    );
  if (waived > 0)
    await writeLedger(tx, order.id, `plan-change:${change.id}`, ledgerOfWaived(money(waived, order.currency)), now);
  await queueMail(tx, order.id, "plan_changed", now, { what: change.id });
}
