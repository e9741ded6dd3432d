import * as z from "zod/mini";
import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../../records/actions/by.server.ts";
import { lockCaller, mayStill } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { dropDraft, dropDrafts } from "../../records/drafts/store.server.ts";
import { knownToPlans } from "../plans/known-store.server.ts";
import { PublishPrices } from "../plans/prices-contract.ts";
import { publishWeighed } from "../plans/publish-weighed.server.ts";
import { PublishPlan } from "../plans/staff-contract.ts";
import { weighPlan } from "../plans/weigh-plan.server.ts";
import { asChanged, cellIn, draftsIn, weighPrices } from "../plans/weigh-prices.server.ts";
import { refuseReductions } from "../plans/weigh-warnings.server.ts";
import { lockProposal, moveProposal, type Proposal } from "../price-proposals/store.server.ts";
import { SchedulePrices } from "./contract.ts";
import { ConfirmPrices } from "./proposals-contract.ts";
import { scheduleWeighed } from "./schedule-weighed.server.ts";

/**
 * The second person. What was proposed is weighed anew under the catalogue's lock, with the versions that the proposer
 * has seen: a plan that somebody has changed since is refused as it would be for the proposer, and so is what somebody
 * proposed who may not any more.
 */
export const confirmPrices = operation(ConfirmPrices, async (wish, context) => {
  const { db, now, caller, catalogueVersion } = context;
  await catalogueVersion.current();
  return once(db, { path: ConfirmPrices.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { id } = wish;
    const proposal = (await lockProposal(tx, id)) ?? refuse("NOT_FOUND");
    if (proposal.proposed_by === caller.staffId) return refuse("OWN_PROPOSAL");
    if (!(await mayStill(tx, proposal.proposed_by, "edit_catalogue"))) return refuse("PROPOSAL_OVER");
    if (!(await moveProposal(tx, id, "confirmed", { by: caller.staffId, now }))) return refuse("PROPOSAL_OVER");
    const by = byCaller(context);
    const plans = await carryOut[proposal.kind](tx, proposal, { by, config: context.config });
    await closeCaseAbout(tx, { kind: "prices_proposed", subject: id }, `${caller.email} confirmed it`, now);
    await recordAction(tx, by, "prices_confirmed", {
      on: { kind: "price", id },
      plans: proposal.changes.map(({ code }) => code),
      proposedBy: proposal.email,
    });
    return { plans };
  });
});

const Plans = z.object({ plans: z.array(PublishPlan.input) });

type Locked = Proposal & { email: string };
type As = { by: By; config: Context["config"] };

/** What the proposer would have done alone; how many plans it was. */
const carryOut: Record<Proposal["kind"], (tx: DbOrTx, proposal: Locked, as: As) => Promise<number>> = {
  async plan(tx, { wish, proposed_by, email }, { by, config }) {
    const { plan, version } = PublishPlan.input.parse(wish);
    const { former, countries, differences, isThere } = await weighPlan(tx, plan, version);
    const changed = { former: former?.record, plan };
    await refuseReductions(tx, { config, at: by.now }, [changed], () => "plan");
    if (!isThere) await publishWeighed(tx, { plan, countries, differences }, by, { proposedBy: email });
    await dropDraft(tx, { kind: "plan", thing: former ? plan.code : "" }, proposed_by);
    return isThere ? 0 : 1;
  },
  async plans(tx, { wish, email }, { by, config }) {
    const known = await knownToPlans(tx);
    const weighed = [];
    for (const { plan, version } of Plans.parse(wish).plans)
      weighed.push({ plan, ...(await weighPlan(tx, plan, version, known)) });
    const changed = weighed.filter(({ isThere }) => !isThere);
    const reduced = changed.map(({ former, plan }) => ({ former: former?.record, plan }));
    await refuseReductions(tx, { config, at: by.now }, reduced, () => "plan");
    for (const one of changed) await publishWeighed(tx, one, by, { proposedBy: email });
    return changed.length;
  },
  async prices(tx, { wish, proposed_by, email }, { by, config }) {
    const { changes } = PublishPrices.input.parse(wish);
    const weighed = await weighPrices(tx, changes);
    await refuseReductions(tx, { config, at: by.now }, weighed.map(asChanged), cellIn(changes));
    for (const { former, plan, differences } of weighed)
      await publishWeighed(tx, { plan, countries: former.countries, differences }, by, { proposedBy: email });
    await dropDrafts(tx, draftsIn(changes), proposed_by);
    return weighed.length;
  },
  async schedule(tx, { wish, proposed_by, email }, { by, config }) {
    const { changes, from, until } = SchedulePrices.input.parse({ ...wish, requestKey: proposed_by });
    const span = { from: new Date(from), until: until === null ? null : new Date(until) };
    const weighed = await weighPrices(tx, changes);
    await refuseReductions(tx, { config, at: span.from }, weighed.map(asChanged), cellIn(changes));
    await scheduleWeighed(tx, weighed, span, { by, madeBy: proposed_by }, { proposedBy: email });
    await dropDrafts(tx, draftsIn(changes), proposed_by);
    return weighed.length;
  },
};
