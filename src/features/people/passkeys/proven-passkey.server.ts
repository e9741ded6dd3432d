import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { InputOf } from "../../../kernel/endpoint.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { ConfirmOwnerByPasskey } from "./contract.ts";
import { partyOf } from "./rules.ts";
import { passkeyById, takeChallenge, type Passkey } from "./store.server.ts";

/** The passkey that answered this attempt, and its new counter; undefined if anything is wrong. */
export async function provenPasskey(
  { id, credential }: InputOf<typeof ConfirmOwnerByPasskey>,
  { db, origin, now }: Pick<Context, "db" | "origin" | "now">,
): Promise<{ passkey: Passkey; counter: number } | undefined> {
  const challenge = await takeChallenge(db, id, null, now);
  const passkey = challenge === undefined ? undefined : await passkeyById(db, credential.id);
  if (challenge === undefined || !passkey) return undefined;
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: partyOf(origin),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
        transports: passkey.transports,
      },
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    // the library throws for every invalid response
    return undefined;
  }
}
