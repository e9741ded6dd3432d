import { randomUUID } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import { operation } from "../../../platform/operation.server.ts";
import { challengeMinutes, optionsToSignIn } from "../../../platform/webauthn.server.ts";
import { StartStaffSignIn } from "./contract.ts";
import { keepStaffChallenge } from "./store.server.ts";

export const startStaffSignIn = operation(StartStaffSignIn, async (_wish, { db, origin, now }) => {
  const options = await optionsToSignIn(origin);
  const id = randomUUID();
  await keepStaffChallenge(db, {
    id,
    challenge: options.challenge,
    staff_id: null,
    expires_at: new Date(now.getTime() + challengeMinutes * minuteMs),
  });
  return { id, options: { ...options } };
});
