import { randomUUID } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { challengeMinutes, optionsToAdd } from "../../../platform/webauthn.server.ts";
import { checkOwner } from "../accounts/check-owner.server.ts";
import { accountById } from "../accounts/store.server.ts";
import { StartAddingPasskey } from "./contract.ts";
import { mostPasskeys } from "./rules.ts";
import { keepChallenge, passkeysOf } from "./store.server.ts";

export const startAddingPasskey = operation(StartAddingPasskey, async (shown, context) => {
  const {
    db,
    origin,
    now,
    caller: { accountId },
  } = context;
  const { password_hash, email } = (await accountById(db, accountId)) ?? refuse("TOKEN_VALID_FAIL");
  await checkOwner({ password_hash }, shown, context);
  const known = await passkeysOf(db, accountId);
  if (known.length >= mostPasskeys) return refuse("PASSKEYS_FULL");
  const options = await optionsToAdd(origin, { id: accountId, email, known });
  const id = randomUUID();
  await keepChallenge(db, {
    id,
    challenge: options.challenge,
    account_id: accountId,
    expires_at: new Date(now.getTime() + challengeMinutes * minuteMs),
  });
  return { id, options: { ...options } };
});
