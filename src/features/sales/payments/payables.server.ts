import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayableKind } from "../../../platform/database/tables.ts";
import { lockedOrder, orderPayable } from "./payable-order.server.ts";
import { planChangePayable } from "./payable-plan-change.server.ts";
import { topUpPayable } from "./payable-top-up.server.ts";
import type { LockedPayable, Payable } from "./payable.ts";
import { paymentByReference, paymentLockingOrder, type Payment } from "./store.server.ts";

/**
 * All kinds of payable. A new kind is a line here, a file next to `payable-order` and a migration of the check on
 * `payments.payable_kind` ([decision 39](../../../../docs/decisions/0039-money-for-anything-payable.md)).
 */
export const payables: Record<PayableKind, Payable> = {
  order: orderPayable,
  plan_change: planChangePayable,
  top_up: topUpPayable,
};

/** `wanted`: a saved card may be charged for it. `closed`: it must not be paid any more. */
export function standingOf(db: DbOrTx, payment: Payment): Promise<"wanted" | "closed" | "other"> {
  return payables[payment.payable_kind].standing(db, payment);
}

/** How the bank's statement names what a saved card pays for. */
export function statementOf(db: DbOrTx, payment: Payment): Promise<{ number: string; description: string }> {
  return payables[payment.payable_kind].statement(db, payment);
}

/** Lock order: whoever moves a payment's money locks its payable first. */
export function lockPayable(tx: DbOrTx, payment: Payment): Promise<LockedPayable> {
  return payables[payment.payable_kind].lock(tx, payment);
}

/** A payment by its reference with what it pays for, locked: an order, which every purchase is, in one statement. */
export async function lockPaidFor(
  tx: DbOrTx,
  gateway: string,
  reference: string,
): Promise<{ payment: Payment; payable: LockedPayable } | undefined> {
  const found = await paymentLockingOrder(tx, gateway, reference);
  if (found) return { payment: found.payment, payable: lockedOrder(tx, found.order, found.payment) };
  const payment = await paymentByReference(tx, gateway, reference);
  return payment && { payment, payable: await lockPayable(tx, payment) };
}
