import type { InputOf } from "../../../kernel/endpoint.ts";
import type { AccountCaller, Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { noteSecurity } from "../../../platform/security-log.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { isOrderKey } from "../../sales/orders/order-keys.server.ts";
import { lockOrder, type Order } from "../../sales/orders/store.server.ts";
import { Withdraw } from "./contract.ts";
import { receiveWithdrawal } from "./receive-withdrawal.server.ts";
import { isForMailbox } from "./statement-behind-key.server.ts";
import { openStatements, writeStatement } from "./statements-store.server.ts";
import { isOrderOfAccount } from "./store.server.ts";

/** Unconfirmed declarations per order: limits the e-mails that a stranger can trigger. */
const mostOpen = 3;

/**
 * Answers the same to everybody with a number and an address, so that a stranger learns nothing about the order, not
 * even whether it exists. With the order's key, or signed in as its owner, it takes effect at once; otherwise after
 * confirmation from the buyer's mailbox, since fellow travellers know number and address.
 */
export const withdraw = operation(Withdraw, async (wish, context) => {
  const { db, now, suppliers } = context;
  const { orderNumber, name, email, requestKey } = wish;
  const confirmed = await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderNumber.toUpperCase());
    if (!order || order.email.toLowerCase() !== email.toLowerCase()) return false;
    const declared = { requestKey, name, contact: email, receivedAt: now };
    const isKnown = await isBuyer(tx, order, wish, context);
    if (isKnown) await receiveWithdrawal(tx, order, declared, { suppliers }, now);
    else if ((await openStatements(tx, order.id)).filter((one) => isForMailbox(one, order)).length < mostOpen) {
      const statement = await writeStatement(tx, {
        request_key: requestKey,
        order_id: order.id,
        name,
        contact: email,
        received_at: now,
      });
      if (statement) await queueMail(tx, order.id, "withdrawal_received", now, { what: statement.id });
    }
    return isKnown;
  });
  // unconfirmed declarations have no effect yet: confirmWithdrawal reports them
  if (confirmed)
    noteSecurity(context, ["refund", "withdrawn"], { what: Withdraw.path, account: context.caller?.accountId });
  return { orderNumber, name, email, receivedAt: now.toISOString(), confirmed };
});

async function isBuyer(
  tx: DbOrTx,
  order: Order,
  { key = "" }: InputOf<typeof Withdraw>,
  { vault, now, caller }: Context & { caller?: AccountCaller },
): Promise<boolean> {
  if (isOrderKey(vault, order, key, now)) return true;
  return caller !== undefined && isOrderOfAccount(tx, order, caller.accountId);
}
