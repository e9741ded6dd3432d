import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { countPassword, forgivePassword, triesFrom } from "../../../platform/password-tries.server.ts";
import { signInRules } from "../../records/settings/sign-in-rules.server.ts";
import { memberByEmail, useCode } from "../members/store.server.ts";
import { beginStaffSession } from "../staff-sessions/begin-staff-session.server.ts";
import { knownPlaceOfStaff } from "../staff-sessions/store.server.ts";
import { StaffSignInByPassword } from "./contract.ts";
import { noteFailedSignIn } from "./note-failed-sign-in.server.ts";
import { staffPasswordLimits } from "./rules.ts";
import { stepOf } from "./totp.server.ts";

/**
 * Whether there is such a member changes nothing: the same tries are counted, one hash is made, one answer given. Nor does it, while
 * this way is off, whether all was right: that is noted as a sign-in that failed.
 */
export const staffSignInByPassword = operation(StaffSignInByPassword, async (typed, context) => {
  const { db, passwords, vault, now, session } = context;
  const email = typed.email.toLowerCase();
  const tries = triesFrom(await knownPlaceOfStaff(email, context), email, staffPasswordLimits, context);
  await countPassword(tries, context);

  const member = await memberByEmail(db, email);
  const held = await passwords.hold(typed.password, member?.password_hash);
  const step =
    member?.totp_secret && held !== "wrong"
      ? stepOf(typed.code, Buffer.from(vault.open(member.totp_secret), "base64url"), now, Number(member.totp_step))
      : undefined;
  const isAllowed = (await signInRules(db)).ways.includes("password");
  if (!member || step === undefined || !isAllowed) {
    if (member) await noteFailedSignIn(member, "password", context);
    return refuse(isAllowed ? "SIGN_IN_FAILED" : "WAY_NOT_ALLOWED");
  }
  const token = await db.transaction().execute(async (tx) => {
    // of two at the same moment with one code, one gets in
    if (!(await useCode(tx, member, step))) refuse("SIGN_IN_FAILED");
    return beginStaffSession(tx, member, { action: "staff_signed_in", way: "password" }, context);
  });
  session.begin(token);
  await forgivePassword(tries, context);
  return {};
});
