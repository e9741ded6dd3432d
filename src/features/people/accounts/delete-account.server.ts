import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { clearOrders } from "../../sales/orders/holder-store.server.ts";
import { mailTravellersAnew } from "../../sales/orders/mail-travellers-anew.server.ts";
import { forgetCardsOf } from "../../sales/saved-cards/forget-card-store.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { forgetCodesFor } from "../proof-codes/store.server.ts";
import { endShares, ordersOnTheirWay } from "./deletion-store.server.ts";
import { DeleteAccount } from "./owner-contract.ts";
import { accountById, lockAccount, removeAccount } from "./store.server.ts";

/**
 * Sessions, addresses, remarks, passkeys, cards and choices are deleted with the account; orders stay for book-keeping,
 * without the account. All their links are revoked; travellers with an eSIM from the owner get a new one by e-mail.
 */
export const deleteAccount = operation(DeleteAccount, async ({ code }, context) => {
  const { db, caller, session, now } = context;
  const { id, email } = (await accountById(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  await prove({ purpose: "delete_account", recipient: email, accountId: id }, code, context);
  await db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) return;
    await endShares(tx, await clearOrders(tx, account));
    for (const order of await ordersOnTheirWay(tx, account)) await mailTravellersAnew(tx, order, now);
    await forgetCardsOf(tx, account.id);
    await forgetCodesFor(tx, account.phone === null ? [account.email] : [account.email, account.phone]);
    await removeAccount(tx, id);
  });
  session.end();
  return {};
});
