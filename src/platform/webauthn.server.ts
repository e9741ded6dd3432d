import type * as z from "zod/mini";
import { minuteMs } from "../kernel/duration.ts";
import type { Assertion, NewPasskey } from "../kernel/passkey.ts";

/** WebAuthn for customers (people/passkeys) and staff (staff/staff-keys), each with their own table. */

export const challengeMinutes = 5;
/** COSE algorithms: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];
/** A tenth of what a start reads, for ways of signing in that most visitors never take. */
const webauthn = () => import("@simplewebauthn/server");

/** The relying party id: the host of the shop's own address. */
const partyOf = (origin: string) => new URL(origin).hostname;

type KnownKey = { id: string; transports: string[] };
type Owner = { id: string; email: string; known: readonly KnownKey[] };

export async function optionsToAdd(origin: string, { id, email, known }: Owner) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: "Farwave",
    rpID: partyOf(origin),
    userName: email,
    userDisplayName: email,
    userID: new Uint8Array(Buffer.from(id.replaceAll("-", ""), "hex")),
    timeout: challengeMinutes * minuteMs,
    excludeCredentials: known.map((key) => ({ id: key.id, transports: key.transports })),
    // discoverable without typing an e-mail address, and unlocked by fingerprint, face or PIN
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: algorithms,
  });
}

/** Names no account: the browser knows and offers its passkeys for this shop. */
export async function optionsToSignIn(origin: string) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: partyOf(origin),
    userVerification: "required",
    timeout: challengeMinutes * minuteMs,
  });
}

type MadeKey = { id: string; public_key: Buffer; counter: string; transports: string[] };

/** The new passkey as it is stored; undefined for an invalid response. */
export async function madeKey(
  origin: string,
  challenge: string,
  credential: z.output<typeof NewPasskey>,
): Promise<MadeKey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const { clientDataJSON, attestationObject, transports = [] } = credential.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: partyOf(origin),
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { id, public_key: Buffer.from(publicKey), counter: String(counter), transports };
  } catch {
    // the library throws for every invalid response
    return undefined;
  }
}

/** The passkey's counter after this response; undefined for an invalid one. */
export async function counterAfter(
  origin: string,
  challenge: string,
  credential: z.output<typeof Assertion>,
  key: MadeKey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
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
        id: key.id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
        transports: key.transports,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
