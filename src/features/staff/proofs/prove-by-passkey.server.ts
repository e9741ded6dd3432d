import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { counterAfter } from "../../../platform/webauthn.server.ts";
import { noteFailedSignIn } from "../staff-keys/note-failed-sign-in.server.ts";
import { noteStaffPasskeyUsed, staffPasskeyById, takeStaffChallenge } from "../staff-keys/store.server.ts";
import { ProveByPasskey } from "./contract.ts";
import { noteProof } from "./note-proof.server.ts";

/** A colleague's passkey at the same computer shows nothing about the caller. */
export const proveByPasskey = operation(ProveByPasskey, async ({ id, credential }, context) => {
  const { db, origin, now, session, caller } = context;
  const challenge = (await takeStaffChallenge(db, id, caller.staffId, now)) ?? refuse("PASSKEY_REFUSED");
  const passkey = await staffPasskeyById(db, credential.id);
  const counter =
    passkey?.staff_id === caller.staffId ? await counterAfter(origin, challenge, credential, passkey) : undefined;
  if (counter === undefined) {
    await noteFailedSignIn({ id: caller.staffId, email: caller.email }, "passkey", context);
    return refuse("PASSKEY_REFUSED");
  }
  const token = await db.transaction().execute(async (tx) => {
    if (!(await noteStaffPasskeyUsed(tx, credential.id, counter, now))) refuse("PASSKEY_REFUSED");
    return noteProof(tx, "passkey", context);
  });
  session.begin(token);
  return {};
});
