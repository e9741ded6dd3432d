import { operation } from "../../../platform/operation.server.ts";
import { noteSecurity } from "../../../platform/security-log.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { ConfirmWithdrawal } from "./contract.ts";
import { receiveWithdrawal } from "./receive-withdrawal.server.ts";
import { statementBehindKey, statementShown } from "./statement-behind-key.server.ts";

/** Confirms from the buyer's mailbox. The date of the declaration counts; idempotent. */
export const confirmWithdrawal = operation(ConfirmWithdrawal, async (shown, context) => {
  const { db, suppliers, now } = context;
  const { statement } = await statementBehindKey(db, shown, context);
  const { confirmedNow, ...confirmed } = await db.transaction().execute(async (tx) => {
    const order = await lockOrderById(tx, statement.order_id);
    const { statement: before } = await statementBehindKey(tx, shown, context);
    if (before.confirmed_at) return { ...statementShown(before, order), confirmedNow: false };
    const { request_key: requestKey, name, contact, received_at: receivedAt } = before;
    await receiveWithdrawal(tx, order, { requestKey, name, contact, receivedAt }, { suppliers }, now);
    return { ...statementShown({ ...before, confirmed_at: now }, order), confirmedNow: true };
  });
  if (confirmedNow) noteSecurity(context, ["refund", "withdrawn"], { what: ConfirmWithdrawal.path });
  return confirmed;
});
