import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { refuse } from "../../kernel/refusal.ts";
import { operation } from "../../platform/operation.server.ts";
import { beginSession } from "../sessions/begin-session.server.ts";
import { FinishPasskeySignIn } from "./contract.ts";
import { partyOf } from "./rules.ts";
import { noteUsed, passkeyById, takeChallenge } from "./store.server.ts";

/** Every "no" is the same one: which part was wrong is nobody's business. */
export const finishPasskeySignIn = operation(FinishPasskeySignIn, async ({ id, credential, staySignedIn = false }, context) => {
  const { db, origin, now } = context;
  const challenge = (await takeChallenge(db, id, null, now)) ?? refuse("SIGN_IN_FAILED");
  const passkey = (await passkeyById(db, credential.id)) ?? refuse("SIGN_IN_FAILED");
  const counter = await counterProven(passkey);
  return db.transaction().execute(async (tx) => {
    await noteUsed(tx, passkey.id, counter, now);
    return { token: await beginSession(tx, { accountId: passkey.account_id }, staySignedIn, context), checkedIccid: null, created: false };
  });

  async function counterProven({ id: passkeyId, public_key, counter: before, transports }: typeof passkey): Promise<number> {
    const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: partyOf(origin),
      credential: { id: passkeyId, publicKey: new Uint8Array(public_key), counter: Number(before), transports },
    }).catch(() => refuse("SIGN_IN_FAILED"));
    return verified ? authenticationInfo.newCounter : refuse("SIGN_IN_FAILED");
  }
});
