import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { endOtherSessions } from "../sessions/store.server.ts";
import { checkOwner } from "./check-owner.server.ts";
import { BindPhone } from "./owner-contract.ts";
import { accountById, isTaken, lockAccount, setPhone } from "./store.server.ts";
import { tellOwner } from "./tell-owner.server.ts";
import { phoneOf } from "./typed-names.server.ts";

/** A phone can reset the password by a code: the owner must not miss it when somebody else binds one. */
export const bindPhone = operation(BindPhone, async ({ phone: typed, code, current, ticket }, context) => {
  const { db, caller } = context;
  const phone = phoneOf(typed);
  const asking = (await accountById(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  await checkOwner(asking, { current, ticket }, context);
  await prove({ purpose: "bind_phone", recipient: phone, accountId: caller.accountId }, code, context);
  try {
    await db.transaction().execute(async (tx) => {
      const account = (await lockAccount(tx, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
      if (account.phone === phone) return;
      await setPhone(tx, account.id, phone);
      await endOtherSessions(tx, account.id, caller.sessionId);
      await tellOwner(tx, { what: "phone_changed", to: account.email, lang: account.lang }, context);
    });
  } catch (error) {
    if (isTaken(error, "phone")) return refuse("PHONE_IN_USE");
    throw error;
  }
  return { phone };
});
