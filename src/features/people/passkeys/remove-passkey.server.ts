import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lockAccount } from "../accounts/store.server.ts";
import { tellOwner } from "../accounts/tell-owner.server.ts";
import { RemovePasskey } from "./contract.ts";
import { removePasskeyOf } from "./store.server.ts";

export const removePasskey = operation(RemovePasskey, async ({ id }, context) => {
  const {
    db,
    caller: { accountId },
  } = context;
  await db.transaction().execute(async (tx) => {
    const { email, lang } = (await lockAccount(tx, accountId)) ?? refuse("TOKEN_VALID_FAIL");
    if (!(await removePasskeyOf(tx, accountId, id))) refuse("NOT_FOUND");
    await tellOwner(tx, { what: "passkey_removed", to: email, lang }, context);
  });
  return {};
});
