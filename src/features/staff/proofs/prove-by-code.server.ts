import { refuse } from "../../../kernel/refusal.ts";
import { attempt, uncountAttempt } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { memberById, useCode } from "../members/store.server.ts";
import { noteFailedSignIn } from "../staff-keys/note-failed-sign-in.server.ts";
import { stepOf } from "../staff-keys/totp.server.ts";
import { ProveByCode } from "./contract.ts";
import { noteProof } from "./note-proof.server.ts";
import { proofLimit } from "./rules.ts";

/** The code alone: the password has opened this session, and a code counts once. */
export const proveByCode = operation(ProveByCode, async ({ code }, context) => {
  const { db, vault, now, session, caller } = context;
  await attempt(context, proofLimit, caller.staffId);
  const member = await memberById(db, caller.staffId);
  const step =
    member?.totp_secret &&
    stepOf(code, Buffer.from(vault.open(member.totp_secret), "base64url"), now, Number(member.totp_step));
  if (!member || !step) {
    await noteFailedSignIn({ id: caller.staffId, email: caller.email }, "password", context);
    return refuse("CODE_WRONG", { field: "code", problem: "app_code" });
  }
  const token = await db.transaction().execute(async (tx) => {
    if (!(await useCode(tx, member, step))) refuse("CODE_WRONG", { field: "code", problem: "app_code" });
    return noteProof(tx, "password", context);
  });
  session.begin(token);
  await uncountAttempt(context, proofLimit, caller.staffId);
  return {};
});
