import { operation } from "../../../platform/operation.server.ts";
import { proveForNow } from "../proof-codes/prove.server.ts";
import { GetResetPasskeys } from "./contract.ts";
import { passkeysShown } from "./passkeys-store.server.ts";
import { accountByName } from "./store.server.ts";
import { checkRepeated, nameOf } from "./typed-names.server.ts";

/**
 * To be decided about before a new password is saved, by whoever has the right code; everything else that may be wrong
 * is told first, so that no try is lost.
 */
export const getResetPasskeys = operation(GetResetPasskeys, async ({ code, password, repeated, ...wish }, context) => {
  checkRepeated(password, repeated);
  const name = nameOf(wish);
  await proveForNow({ purpose: "reset_password", recipient: name.name }, code, context);
  const account = await accountByName(context.db, name);
  const passkeys = account ? await passkeysShown(context.db, account.id) : [];
  return { passkeys: passkeys.map((one) => ({ name: one.name, addedAt: one.created_at.toISOString() })) };
});
