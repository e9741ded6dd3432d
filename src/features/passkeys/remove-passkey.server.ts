import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { RemovePasskey } from "./contract.ts";
import { removePasskeyOf } from "./store.server.ts";

export const removePasskey = operation(RemovePasskey, async ({ id }, { db, caller: { accountId } }) => {
  if (!(await removePasskeyOf(db, accountId, id))) return refuse("NOT_FOUND");
  return {};
});
