import type { InputOf } from "../../../kernel/endpoint.ts";
import type { Context } from "../../../platform/context.server.ts";
import { counterAfter } from "../../../platform/webauthn.server.ts";
import type { ConfirmOwnerByPasskey } from "./contract.ts";
import { passkeyById, takeChallenge, type Passkey } from "./store.server.ts";

/** The passkey that answered this attempt, and its new counter; undefined if anything is wrong. */
export async function provenPasskey(
  { id, credential }: InputOf<typeof ConfirmOwnerByPasskey>,
  { db, origin, now }: Pick<Context, "db" | "origin" | "now">,
): Promise<{ passkey: Passkey; counter: number } | undefined> {
  const challenge = await takeChallenge(db, id, null, now);
  const passkey = challenge === undefined ? undefined : await passkeyById(db, credential.id);
  if (challenge === undefined || !passkey) return undefined;
  const counter = await counterAfter(origin, challenge, credential, passkey);
  return counter === undefined ? undefined : { passkey, counter };
}
