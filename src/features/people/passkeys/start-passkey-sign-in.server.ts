import { randomUUID } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import { operation } from "../../../platform/operation.server.ts";
import { challengeMinutes, optionsToSignIn } from "../../../platform/webauthn.server.ts";
import { StartPasskeySignIn } from "./contract.ts";
import { keepChallenge } from "./store.server.ts";

export const startPasskeySignIn = operation(StartPasskeySignIn, async (_wish, { db, origin, now }) => {
  const options = await optionsToSignIn(origin);
  const id = randomUUID();
  await keepChallenge(db, {
    id,
    challenge: options.challenge,
    account_id: null,
    expires_at: new Date(now.getTime() + challengeMinutes * minuteMs),
  });
  return { id, options: { ...options } };
});
