import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { claimGuestOrders } from "../../sales/orders/holder-store.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { endOtherSessions } from "../sessions/store.server.ts";
import { checkOwner } from "./check-owner.server.ts";
import { BindEmail } from "./owner-contract.ts";
import { mailboxOf } from "./rules.ts";
import { accountById, isTaken, lockAccount, setEmail } from "./store.server.ts";
import { tellOwner } from "./tell-owner.server.ts";

/** Guest orders are found by their mailbox; before that changes they are assigned to the account, so that they stay. */
export const bindEmail = operation(BindEmail, async ({ email: typed, code, current, ticket }, context) => {
  const { db, caller } = context;
  const email = mailboxOf(typed);
  const asking = (await accountById(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  await checkOwner(asking, { current, ticket }, context);
  await prove({ purpose: "bind_email", recipient: email, accountId: caller.accountId }, code, context);
  try {
    await db.transaction().execute(async (tx) => {
      const account = (await lockAccount(tx, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
      if (account.email === email) return;
      await claimGuestOrders(tx, account);
      await setEmail(tx, account.id, email);
      await endOtherSessions(tx, account.id, caller.sessionId);
      await tellOwner(tx, { what: "email_changed", to: account.email, lang: account.lang }, context);
    });
  } catch (error) {
    if (isTaken(error, "email")) return refuse("EMAIL_IN_USE");
    throw error;
  }
  return { email };
});
