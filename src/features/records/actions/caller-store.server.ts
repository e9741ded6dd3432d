import { sql } from "kysely";
import { refuse } from "../../../kernel/refusal.ts";
import { may, type StaffRight } from "../../../kernel/staff-right.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { getsIn } from "./gets-in.server.ts";
import { rightsOfMember } from "./rights-of-role.server.ts";

/**
 * Asks again, behind the caller's own row, what was asked when the request came in: whoever takes their role, right or
 * session at this very moment locks the same row (staff/colleagues), and is waited for. The caller with the rights of now
 * comes back.
 */
export async function lockCaller(tx: DbOrTx, caller: StaffCaller, right: StaffRight): Promise<StaffCaller> {
  const { staffId, sessionId } = caller;
  await sql`select from staff where id = ${staffId} for no key update`.execute(tx);
  const { rows } = await sql<{ role: string; rights: string[] }>`
    select role, ${rightsOfMember("staff")} as rights
    from staff join staff_sessions session on session.staff_id = staff.id
    where session.id = ${sessionId} and staff.id = ${staffId} for key share of session`.execute(tx);
  if (!rows[0]) return refuse("TOKEN_VALID_FAIL");
  if (!may(rows[0], right)) return refuse("RIGHT_MISSING");
  return { ...caller, ...rows[0] };
}

/** Whether a colleague has a way in and the right now: what somebody began who has neither is not carried on. */
export async function mayStill(tx: DbOrTx, staffId: string, right: StaffRight): Promise<boolean> {
  const { rows } = await sql<{ role: string; rights: string[] }>`
    select role, ${rightsOfMember("staff")} as rights from staff where id = ${staffId}
      and ${getsIn("staff")}`.execute(tx);
  return rows[0] !== undefined && may(rows[0], right);
}
