import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayableKind } from "../../../platform/database/tables.ts";
import { lockOrderPayable } from "./payable-order.server.ts";
import { lockPlanChangePayable } from "./payable-plan-change.server.ts";
import type { LockedPayable } from "./payable.ts";
import type { Payment } from "./store.server.ts";

/**
 * All kinds of payable. A new kind is a line here, a file next to `payable-order` and a migration of the check on
 * `payments.payable_kind` ([decision 39](../../../../docs/decisions/0039-money-for-anything-payable.md)).
 */
const kinds: Record<PayableKind, (tx: DbOrTx, payment: Payment) => Promise<LockedPayable>> = {
  order: lockOrderPayable,
  plan_change: lockPlanChangePayable,
};

/** Lock order: whoever moves a payment's money locks its payable first. */
export function lockPayable(tx: DbOrTx, payment: Payment): Promise<LockedPayable> {
  return kinds[payment.payable_kind](tx, payment);
}
