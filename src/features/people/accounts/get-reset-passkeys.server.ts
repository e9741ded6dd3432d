import { operation } from "../../../platform/operation.server.ts";
import { proveForNow } from "../proof-codes/prove.server.ts";
import { GetResetPasskeys } from "./contract.ts";
import { passkeysShown } from "./passkeys-store.server.ts";
import { accountByName } from "./store.server.ts";
import { checkRepeated, nameOf } from "./typed-names.server.ts";

/**
 * The passkeys to decide about before a new password is saved, for holders of the right code; any other problem is
 * reported first, so that no attempt is wasted.
 */
export const getResetPasskeys = operation(GetResetPasskeys, async ({ code, password, repeated, ...wish }, context) => {
  checkRepeated(password, repeated);
  const name = nameOf(wish);
  await proveForNow({ purpose: "reset_password", recipient: name.name }, code, context);
  const account = await accountByName(context.db, name);
  const passkeys = account ? await passkeysShown(context.db, account.id) : [];
  return { passkeys: passkeys.map((one) => ({ name: one.name, addedAt: one.created_at.toISOString() })) };
});
