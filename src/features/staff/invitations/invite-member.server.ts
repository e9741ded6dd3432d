import { createHash, randomBytes } from "node:crypto";
import type { StaffRole } from "../../../kernel/staff-right.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { memberByEmail, putMember } from "../members/store.server.ts";
import { invitationMs } from "./rules.ts";
import { putInvitation } from "./store.server.ts";

export const hashOfInvitation = (token: string) => createHash("sha256").update(token).digest();

type Invitation = { token: string; until: Date; role: StaffRole };

/**
 * The secret of a link by which somebody sets up how to get in; also who has lost every way. Only its hash is kept. A
 * new member is administrator, one who is there keeps their role, unless `role` says another one: it holds at their
 * next request. By the command alone (`npm run staff`): whoever can run it has the database anyway, and can make
 * another administrator of themselves.
 */
export async function inviteMember(
  db: Db,
  { email, role: asked }: { email: string; role?: StaffRole | undefined },
  by: By,
): Promise<Invitation> {
  const token = randomBytes(32).toString("base64url");
  const until = new Date(by.now.getTime() + invitationMs);
  const role = await db.transaction().execute(async (tx) => {
    const [name = ""] = email.split("@", 1);
    const former = await memberByEmail(tx, email);
    const { id, role: latter } = await putMember(tx, { email, name, role: asked, now: by.now });
    await putInvitation(tx, { staff_id: id, token_hash: hashOfInvitation(token), expires_at: until });
    await noteAction(tx, { ...by, staffId: id }, "staff_invited", {
      on: { kind: "staff", id },
      email,
      ...(former?.role !== latter && { before: { role: former?.role ?? null }, after: { role: latter } }),
    });
    return latter;
  });
  return { token, until, role };
}
