import { deviceName } from "../../../kernel/device-name.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { madeKey } from "../../../platform/webauthn.server.ts";
import { lockAccount } from "../accounts/store.server.ts";
import { tellOwner } from "../accounts/tell-owner.server.ts";
import { FinishAddingPasskey } from "./contract.ts";
import { mostPasskeys } from "./rules.ts";
import { addPasskey, passkeysOf, takeChallenge } from "./store.server.ts";

export const finishAddingPasskey = operation(FinishAddingPasskey, async ({ id, credential }, context) => {
  const {
    db,
    origin,
    now,
    visitor,
    caller: { accountId },
  } = context;
  const challenge = (await takeChallenge(db, id, accountId, now)) ?? refuse("PASSKEY_REFUSED");
  const made = (await madeKey(origin, challenge, credential)) ?? refuse("PASSKEY_REFUSED");
  const name = deviceName(visitor.userAgent);
  await db.transaction().execute(async (tx) => {
    const { email, lang } = (await lockAccount(tx, accountId)) ?? refuse("TOKEN_VALID_FAIL");
    if ((await passkeysOf(tx, accountId)).length >= mostPasskeys) refuse("PASSKEYS_FULL");
    const added = await addPasskey(tx, {
      ...made,
      account_id: accountId,
      name,
      created_at: now,
    });
    if (!added) refuse("PASSKEY_REFUSED");
    await tellOwner(tx, { what: "passkey_added", to: email, lang }, context);
  });
  return { name };
});
