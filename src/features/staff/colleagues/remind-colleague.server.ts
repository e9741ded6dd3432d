import { randomUUID } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { newLink } from "../invitations/invite-member.server.ts";
import { closesAt, mayBeReminded } from "../members/rules.ts";
import { awaitedMembers, noteReminded } from "../members/store.server.ts";
import { aboutColleague } from "./about-colleague.server.ts";
import { RemindColleague } from "./contract.ts";

/**
 * With a new link, since the one before was good for an hour at most; it goes to the mailbox that was invited and is shown to
 * nobody.
 */
export const remindColleague = operation(RemindColleague, (wish, context) => {
  const { vault, now, caller, visitor } = context;
  return aboutColleague(RemindColleague.path, wish, context, async (tx, { id }) => {
    const [them] = await awaitedMembers(tx, id);
    if (!them || !mayBeReminded(them, now)) refuse("RECORD_CHANGED");
    await noteReminded(tx, id, now);
    const { token } = await newLink(tx, id, now);
    const letter = { to: them.email, by: caller.email, token, closesAt: closesAt(them.awaited_since).toISOString() };
    await addJob(tx, "send-invitation", {
      id: randomUUID(),
      sealed: vault.seal(JSON.stringify(letter)).toString("base64"),
      language: visitor.language,
    });
    await recordAction(tx, byCaller(context), "staff_reminded", { on: { kind: "staff", id } });
  });
});
