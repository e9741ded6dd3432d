import { randomUUID } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { challengeMinutes, optionsToAdd } from "../../../platform/webauthn.server.ts";
import { keepStaffChallenge } from "../staff-keys/store.server.ts";
import { StartJoining } from "./contract.ts";
import { hashOfInvitation } from "./invite-member.server.ts";
import { invitedBy } from "./store.server.ts";

export const startJoining = operation(StartJoining, async ({ token }, { db, origin, now }) => {
  const member = (await invitedBy(db, hashOfInvitation(token), now)) ?? refuse("NOT_FOUND");
  // those of before are removed by joining, so one on this very device may be made again
  const options = await optionsToAdd(origin, { ...member, known: [] });
  const id = randomUUID();
  await keepStaffChallenge(db, {
    id,
    challenge: options.challenge,
    staff_id: member.id,
    expires_at: new Date(now.getTime() + challengeMinutes * minuteMs),
  });
  return { id, options: { ...options } };
});
