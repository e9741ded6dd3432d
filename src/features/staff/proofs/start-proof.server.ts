import { randomUUID } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import { operation } from "../../../platform/operation.server.ts";
import { challengeMinutes, optionsToSignIn } from "../../../platform/webauthn.server.ts";
import { keepStaffChallenge } from "../staff-keys/store.server.ts";
import { StartProof } from "./contract.ts";

export const startProof = operation(StartProof, async (_wish, { db, origin, now, caller }) => {
  const options = await optionsToSignIn(origin);
  const id = randomUUID();
  await keepStaffChallenge(db, {
    id,
    challenge: options.challenge,
    staff_id: caller.staffId,
    expires_at: new Date(now.getTime() + challengeMinutes * minuteMs),
  });
  return { id, options: { ...options } };
});
