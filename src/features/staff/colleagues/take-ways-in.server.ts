import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { dropInvitation } from "../invitations/store.server.ts";
import { takePassword } from "../members/store.server.ts";
import { removeStaffPasskeysOf } from "../staff-keys/store.server.ts";
import { endStaffSessionsOf } from "../staff-sessions/store.server.ts";

/** The member stays, since the audit trail names them; nothing opens the console for them any more. */
export async function takeWaysIn(tx: DbOrTx, id: string): Promise<void> {
  await dropInvitation(tx, id);
  await takePassword(tx, id);
  await removeStaffPasskeysOf(tx, id);
  await endStaffSessionsOf(tx, id);
}
