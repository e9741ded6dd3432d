import { createHash, randomBytes } from "node:crypto";
import type { Db } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { putMember } from "../members/store.server.ts";
import { invitationMs } from "./rules.ts";
import { putInvitation } from "./store.server.ts";

export const hashOfInvitation = (token: string) => createHash("sha256").update(token).digest();

/**
 * The secret of a link by which somebody sets up how to get in as administrator; also who has lost every way. Only its
 * hash is kept. By the command alone (`npm run staff`): whoever can run it has the database anyway.
 */
export async function inviteAdministrator(db: Db, email: string, by: By): Promise<{ token: string; until: Date }> {
  const token = randomBytes(32).toString("base64url");
  const until = new Date(by.now.getTime() + invitationMs);
  await db.transaction().execute(async (tx) => {
    const [name = ""] = email.split("@", 1);
    const id = await putMember(tx, { email, name, role: "administrator", now: by.now });
    await putInvitation(tx, { staff_id: id, token_hash: hashOfInvitation(token), expires_at: until });
    await noteAction(tx, { ...by, staffId: id }, "staff_invited", { on: { kind: "staff", id }, email });
  });
  return { token, until };
}
