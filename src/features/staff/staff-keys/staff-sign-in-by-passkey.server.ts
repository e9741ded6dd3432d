import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { counterAfter } from "../../../platform/webauthn.server.ts";
import { signInRules } from "../../records/settings/sign-in-rules.server.ts";
import { memberById } from "../members/store.server.ts";
import { beginStaffSession } from "../staff-sessions/begin-staff-session.server.ts";
import { StaffSignInByPasskey } from "./contract.ts";
import { noteFailedSignIn } from "./note-failed-sign-in.server.ts";
import { noteStaffPasskeyUsed, staffPasskeyById, takeStaffChallenge } from "./store.server.ts";

/** A passkey is two factors by itself: the device, and the finger, face or number that opens it. */
export const staffSignInByPasskey = operation(StaffSignInByPasskey, async ({ id, credential }, context) => {
  const { db, origin, now, session } = context;
  const isAllowed = (await signInRules(db)).ways.includes("passkey");
  const failed = isAllowed ? "SIGN_IN_FAILED" : "WAY_NOT_ALLOWED";
  const challenge = (await takeStaffChallenge(db, id, null, now)) ?? refuse(failed);
  const passkey = (await staffPasskeyById(db, credential.id)) ?? refuse(failed);
  const member = (await memberById(db, passkey.staff_id)) ?? refuse(failed);
  const counter = await counterAfter(origin, challenge, credential, passkey);
  if (counter === undefined || !isAllowed) {
    await noteFailedSignIn(member, "passkey", context);
    return refuse(failed);
  }
  const token = await db.transaction().execute(async (tx) => {
    // an invitation that is used meanwhile has removed it
    if (!(await noteStaffPasskeyUsed(tx, passkey.id, counter, now))) refuse("SIGN_IN_FAILED");
    return beginStaffSession(tx, member, { action: "staff_signed_in", way: "passkey" }, context);
  });
  session.begin(token);
  return {};
});
