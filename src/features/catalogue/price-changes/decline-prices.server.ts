import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { lockProposal, moveProposal } from "../price-proposals/store.server.ts";
import { DeclinePrices } from "./proposals-contract.ts";

export const declinePrices = operation(DeclinePrices, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DeclinePrices.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    const { id } = wish;
    const proposal = (await lockProposal(tx, id)) ?? refuse("NOT_FOUND");
    if (!(await moveProposal(tx, id, "declined", { by: caller.staffId, now }))) return refuse("PROPOSAL_OVER");
    const isOwn = proposal.proposed_by === caller.staffId;
    const note = `${caller.email} ${isOwn ? "took it back" : "declined it"}`;
    await closeCaseAbout(tx, { kind: "prices_proposed", subject: id }, note, now);
    await recordAction(tx, byCaller(context), "prices_declined", {
      on: { kind: "price", id },
      plans: proposal.changes.map(({ code }) => code),
      proposedBy: proposal.email,
    });
    return {};
  });
});
