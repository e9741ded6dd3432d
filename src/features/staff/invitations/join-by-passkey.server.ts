import { deviceName } from "../../../kernel/device-name.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { madeKey } from "../../../platform/webauthn.server.ts";
import { addStaffPasskey, takeStaffChallenge } from "../staff-keys/store.server.ts";
import { JoinByPasskey } from "./contract.ts";
import { hashOfInvitation } from "./invite-member.server.ts";
import { join } from "./join.server.ts";
import { invitedBy } from "./store.server.ts";

export const joinByPasskey = operation(JoinByPasskey, async ({ token, name, id, credential }, context) => {
  const { db, origin, now, visitor } = context;
  const member = (await invitedBy(db, hashOfInvitation(token), now)) ?? refuse("NOT_FOUND");
  const challenge = (await takeStaffChallenge(db, id, member.id, now)) ?? refuse("PASSKEY_REFUSED");
  const made = (await madeKey(origin, challenge, credential)) ?? refuse("PASSKEY_REFUSED");
  await join({ token, name, way: "passkey", member }, context, async (tx) => {
    const passkey = { ...made, staff_id: member.id, name: deviceName(visitor.userAgent), created_at: now };
    if (!(await addStaffPasskey(tx, passkey))) refuse("PASSKEY_REFUSED");
  });
  return {};
});
