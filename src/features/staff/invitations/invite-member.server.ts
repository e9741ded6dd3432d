import { createHash, randomBytes } from "node:crypto";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { calledTogether, closesAt } from "../members/rules.ts";
import {
  awaitedMembers,
  awaitMember,
  lockAdministrators,
  memberByEmail,
  putMember,
  rolesOfMember,
} from "../members/store.server.ts";
import { linkEnds } from "./rules.ts";
import { putInvitation } from "./store.server.ts";

export const hashOfInvitation = (token: string) => createHash("sha256").update(token).digest();

type Invited = { email: string; roles?: readonly string[] | undefined };
type Invitation = { id: string; token: string; until: Date; roles: Role[] };

type Role = { role: string; title: string | null };

/** Their role stays: nobody else could give one in the console. */
export class LastAdministrator extends Error {}

/**
 * By the command (`npm run staff`): whoever can run it has the database anyway, and can make another administrator of
 * themselves; but not leave the shop without one by mistake.
 */
export function inviteMember(db: Db, invited: Invited, by: By): Promise<Invitation> {
  return db.transaction().execute(async (tx) => {
    const { email, roles } = invited;
    const administrators = roles === undefined ? [] : await lockAdministrators(tx);
    const former = await memberByEmail(tx, email);
    if (former && !roles?.includes("administrator") && isLast(former.id, administrators)) throw new LastAdministrator();
    return inviteIn(tx, invited, by);
  });
}

/** Whoever has not joined yet gives no role, so an invitation neither counts nor has to stay. */
function isLast(id: string, administrators: readonly { id: string; gets_in: boolean }[]): boolean {
  const [first, ...others] = administrators.filter(({ gets_in: getsIn }) => getsIn);
  return first?.id === id && others.length === 0;
}

/**
 * The secret of a link by which somebody sets up how to get in; also who has lost every way. Only its hash is kept. A
 * new member is administrator, one who is there keeps their roles, unless `roles` says others: they hold at their next
 * request.
 */
export async function inviteIn(tx: DbOrTx, { email, roles: asked }: Invited, by: By): Promise<Invitation> {
  const [name = ""] = email.split("@", 1);
  const former = await memberByEmail(tx, email);
  const before = former ? calledTogether(await rolesOfMember(tx, former.id)) : null;
  const id = await putMember(tx, { email, name, roles: asked, now: by.now });
  const roles = await rolesOfMember(tx, id);
  const after = calledTogether(roles);
  await awaitMember(tx, id, by.now);
  const link = await newLink(tx, id, by.now);
  await recordAction(tx, by, "staff_invited", {
    on: { kind: "staff", id },
    email,
    ...(before !== after && { before: { role: before }, after: { role: after } }),
  });
  return { id, ...link, roles };
}

/** In place of the one before; only its hash is kept. Of somebody awaited it ends with the account at the latest. */
export async function newLink(tx: DbOrTx, id: string, now: Date): Promise<{ token: string; until: Date }> {
  const token = randomBytes(32).toString("base64url");
  const [awaited] = await awaitedMembers(tx, id);
  const until = linkEnds(now, awaited && closesAt(awaited.awaited_since));
  await putInvitation(tx, { staff_id: id, token_hash: hashOfInvitation(token), expires_at: until });
  return { token, until };
}
