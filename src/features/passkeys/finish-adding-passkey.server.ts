import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { deviceName } from "../sessions/rules.ts";
import { FinishAddingPasskey } from "./contract.ts";
import { algorithms, mostPasskeys, partyOf } from "./rules.ts";
import { addPasskey, passkeysOf, takeChallenge } from "./store.server.ts";

export const finishAddingPasskey = operation(FinishAddingPasskey, async ({ id, credential }, { db, origin, now, visitor, caller: { accountId } }) => {
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
  if ((await passkeysOf(db, accountId)).length >= mostPasskeys) return refuse("PASSKEYS_FULL");
  const { credential: made } = registrationInfo;
  const name = deviceName(visitor.userAgent);
  const added = await addPasskey(db, {
    id: made.id,
    account_id: accountId,
    public_key: Buffer.from(made.publicKey),
    counter: String(made.counter),
    transports,
    name,
    created_at: now,
  });
  return added ? { name } : refuse("PASSKEY_REFUSED");
});
