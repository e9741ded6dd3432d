import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { thingOf } from "../text-proposals/propose-text.server.ts";
import { lockTextProposal, moveTextProposal } from "../text-proposals/store.server.ts";
import { DeclineText } from "./proposals-contract.ts";

export const declineText = operation(DeclineText, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DeclineText.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    const { id } = wish;
    const proposal = (await lockTextProposal(tx, id)) ?? refuse("NOT_FOUND");
    if (!(await moveTextProposal(tx, id, "declined", { by: caller.staffId, now }))) return refuse("PROPOSAL_OVER");
    const { subject, email } = proposal;
    const isOwn = proposal.proposed_by === caller.staffId;
    const note = `${caller.email} ${isOwn ? "took it back" : "declined it"}`;
    await closeCaseAbout(tx, { kind: "texts_proposed", subject: id }, note, now);
    await recordAction(tx, byCaller(context), "texts_declined", {
      on: thingOf(subject),
      text: subject,
      proposedBy: email,
    });
    return {};
  });
});
