import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { prove } from "../proof-codes/prove.server.ts";
import { lockAccountToDelete } from "./deletion-store.server.ts";
import { forgetPerson } from "./forget-person.server.ts";
import { DeleteAccount } from "./owner-contract.ts";
import { accountById } from "./store.server.ts";

export const deleteAccount = operation(DeleteAccount, async ({ code }, context) => {
  const { db, caller, session, now } = context;
  const { id, email } = (await accountById(db, caller.accountId)) ?? refuse("TOKEN_VALID_FAIL");
  await prove({ purpose: "delete_account", recipient: email, accountId: id }, code, context);
  await db.transaction().execute(async (tx) => {
    const account = await lockAccountToDelete(tx, { by: "id", name: id });
    if (account) await forgetPerson(tx, account, now);
  });
  session.end();
  return {};
});
