import { randomUUID } from "node:crypto";
import { generateRegistrationOptions } from "@simplewebauthn/server";
import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { checkOwner } from "../accounts/check-owner.server.ts";
import { accountById } from "../accounts/store.server.ts";
import { StartAddingPasskey } from "./contract.ts";
import { algorithms, challengeMinutes, mostPasskeys, partyOf } from "./rules.ts";
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
  const options = await generateRegistrationOptions({
    rpName: "Farwave",
    rpID: partyOf(origin),
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(accountId.replaceAll("-", ""), "hex")),
    timeout: challengeMinutes * minuteMs,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    // discoverable without typing an e-mail address, and unlocked by fingerprint, face or PIN
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
  const id = randomUUID();
  await keepChallenge(db, {
    id,
    challenge: options.challenge,
    account_id: accountId,
    expires_at: new Date(now.getTime() + challengeMinutes * minuteMs),
  });
  return { id, options: { ...options } };
});
