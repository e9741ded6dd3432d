import { randomBytes } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import type { StaffWay } from "../../../kernel/staff-ways.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { signInRules } from "../../records/settings/sign-in-rules.server.ts";
import { hashOfStaffToken } from "../staff-sessions/begin-staff-session.server.ts";
import { renewStaffSession } from "../staff-sessions/store.server.ts";

/**
 * The session stays, with a new token: whoever copied the old one has not shown anything. The caller gives it to the
 * browser once the transaction is committed.
 */
export async function noteProof(
  tx: DbOrTx,
  way: StaffWay,
  context: Context & { caller: StaffCaller },
): Promise<string> {
  const { caller, now } = context;
  if (!(await signInRules(tx)).ways.includes(way)) refuse("WAY_NOT_ALLOWED");
  const token = randomBytes(32).toString("base64url");
  if (!(await renewStaffSession(tx, caller.sessionId, hashOfStaffToken(token), now))) refuse("TOKEN_VALID_FAIL");
  await recordAction(tx, byCaller(context), "staff_proven", { on: { kind: "staff", id: caller.staffId }, way });
  return token;
}
