import { randomUUID } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { inviteIn } from "../invitations/invite-member.server.ts";
import { InviteColleague } from "./contract.ts";
import { nearDomain } from "./near-domain.ts";
import { rolesToGive } from "./roles-to-give.server.ts";
import { refusalOf, together } from "./rules.ts";
import { everyRole, lockMembers } from "./store.server.ts";

/**
 * Also for a colleague who has lost every way in. A slip in the domain would give the console to a stranger, so that of
 * somebody new has to be meant. The link goes to the mailbox, sealed while it waits, and is shown this one time where no e-mail arrives.
 * The kept answer is without the link: only its hash is kept.
 */
export const inviteColleague = operation(InviteColleague, async (wish, context) => {
  const { db, vault, now, caller, visitor } = context;
  const email = wish.email.toLowerCase();
  let link: string | null = null;
  const { id, until } = await once(db, { path: InviteColleague.path, wish }, { caller, now }, async (tx) => {
    const members = await lockMembers(tx);
    const given = wish.roles && rolesToGive(await everyRole(tx), wish.roles);
    const them = members.find((member) => member.email === email);
    const refusal = refusalOf(
      members.find((member) => member.id === caller.staffId),
      them,
      given && together(given),
    );
    if (refusal) return refuse(refusal);
    if (!them && !given) return refuse("INVALID_INPUT", { field: "roles", problem: "choose" });
    const others = members.filter((member) => member.hasKey && member.email !== email).map((member) => member.email);
    if (!them && !wish.isMeant && nearDomain(email, others))
      return refuse("INVALID_INPUT", { field: "email", problem: "email.near" });
    const invitation = await inviteIn(tx, { email, roles: given?.map(({ role }) => role) }, byCaller(context));
    link = `/console/invitation?key=${invitation.token}`;
    const sealed = vault.seal(JSON.stringify({ to: email, by: caller.email, token: invitation.token }));
    const waiting = { id: randomUUID(), sealed: sealed.toString("base64"), language: visitor.language };
    await addJob(tx, "send-invitation", waiting);
    return { id: invitation.id, until: invitation.until.toISOString() };
  });
  return { id, until, link };
});
