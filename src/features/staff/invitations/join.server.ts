import { refuse } from "../../../kernel/refusal.ts";
import type { StaffWay } from "../../../kernel/staff-ways.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { beginAnew, lockMember } from "../members/store.server.ts";
import { removeStaffPasskeysOf } from "../staff-keys/store.server.ts";
import { beginStaffSession } from "../staff-sessions/begin-staff-session.server.ts";
import { endStaffSessionsOf, forgetStaffPlaces } from "../staff-sessions/store.server.ts";
import { hashOfInvitation } from "./invite-member.server.ts";
import { takeInvitation } from "./store.server.ts";

type Joining = { token: string; name: string; way: StaffWay; member: { id: string; email: string } };

/**
 * Uses the link up, keeps what opens from now on and lets in, all or nothing. What opened before opens no more,
 * and sessions of before end: a link is asked for anew by whoever has lost something.
 */
export async function join(
  { token, name, way, member }: Joining,
  context: Context,
  keep: (tx: DbOrTx) => Promise<void>,
): Promise<void> {
  const newSession = await context.db.transaction().execute(async (tx) => {
    // first, as whoever invites locks them; a change of the rules for signing in waits, and sees the new key
    await lockMember(tx, member.id);
    if (!(await takeInvitation(tx, hashOfInvitation(token), context.now))) refuse("NOT_FOUND");
    await beginAnew(tx, member.id, name);
    await removeStaffPasskeysOf(tx, member.id);
    await keep(tx);
    await endStaffSessionsOf(tx, member.id);
    await forgetStaffPlaces(tx, member.id);
    return beginStaffSession(tx, member, { action: "staff_joined", way }, context);
  });
  context.session.begin(newSession);
}
