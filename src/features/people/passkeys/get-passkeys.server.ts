import { operation } from "../../../platform/operation.server.ts";
import { GetPasskeys } from "./contract.ts";
import { passkeysOf } from "./store.server.ts";

export const getPasskeys = operation(GetPasskeys, async (_wish, { db, caller: { accountId } }) => {
  const passkeys = await passkeysOf(db, accountId);
  return {
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      addedAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
  };
});
