import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { lockAccount } from "../accounts/store.server.ts";
import { tellOwner } from "../accounts/tell-owner.server.ts";
import { deviceName } from "../sessions/rules.ts";
import { FinishAddingPasskey } from "./contract.ts";
import { algorithms, mostPasskeys, partyOf } from "./rules.ts";
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
  const { clientDataJSON, attestationObject, transports = [] } = credential.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: partyOf(origin),
    supportedAlgorithmIDs: algorithms,
  }).catch(() => refuse("PASSKEY_REFUSED"));
  if (!verified) return refuse("PASSKEY_REFUSED");
  const { credential: made } = registrationInfo;
  const name = deviceName(visitor.userAgent);
  await db.transaction().execute(async (tx) => {
    const { email, lang } = (await lockAccount(tx, accountId)) ?? refuse("TOKEN_VALID_FAIL");
    if ((await passkeysOf(tx, accountId)).length >= mostPasskeys) refuse("PASSKEYS_FULL");
    const added = await addPasskey(tx, {
      id: made.id,
      account_id: accountId,
      public_key: Buffer.from(made.publicKey),
      counter: String(made.counter),
      transports,
      name,
      created_at: now,
    });
    if (!added) refuse("PASSKEY_REFUSED");
    await tellOwner(tx, { what: "passkey_added", to: email, lang }, context);
  });
  return { name };
});
