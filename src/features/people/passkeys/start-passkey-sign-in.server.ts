import { randomUUID } from "node:crypto";
import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { minuteMs } from "../../../kernel/duration.ts";
import { operation } from "../../../platform/operation.server.ts";
import { StartPasskeySignIn } from "./contract.ts";
import { challengeMinutes, partyOf } from "./rules.ts";
import { keepChallenge } from "./store.server.ts";

/** Names no account: the browser knows and offers its passkeys for this shop. */
export const startPasskeySignIn = operation(StartPasskeySignIn, async (_wish, { db, origin, now }) => {
  const options = await generateAuthenticationOptions({
    rpID: partyOf(origin),
    userVerification: "required",
    timeout: challengeMinutes * minuteMs,
  });
  const id = randomUUID();
  await keepChallenge(db, {
    id,
    challenge: options.challenge,
    account_id: null,
    expires_at: new Date(now.getTime() + challengeMinutes * minuteMs),
  });
  return { id, options: { ...options } };
});
