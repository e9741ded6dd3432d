import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { factsOf } from "../../sales/payments/difference-facts.ts";
import { aboutDecision } from "./about-decision.server.ts";
import { carryOutLater } from "./carry-out.server.ts";
import { DecideDifference } from "./contract.ts";
import { weighDecision } from "./decision-limit.server.ts";
import { factsIn, lockDifference, possibleDeeds, wakeCase } from "./difference-at-hand.server.ts";
import { putDecision } from "./store.server.ts";

/** Who, what and how much are settled behind the money's own lock: a colleague or a webhook of this moment is waited for. */
export const decideDifference = operation(DecideDifference, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DecideDifference.path, wish }, { caller, now }, async (tx) => {
    // one after the other for one member: the sum of a day counts
    await lockCaller(tx, caller, "settle_differences");
    const atHand = (await lockDifference(tx, wish.id)) ?? refuse("CASE_CLOSED");
    const { found, payment } = atHand;
    if (found.version !== wish.version || found.is_proposed || found.is_held) return refuse("CASE_CHANGED");
    const possible = (await possibleDeeds(tx, found, payment)).find(
      ({ deed, account }) => deed === wish.deed && account === wish.account,
    );
    const { here, there } = factsIn(found);
    if (!possible || !there) return refuse("INVALID_INPUT", { field: "deed", problem: "choose" });
    const { reach, cny } = await weighDecision(tx, caller, possible.sum, now);
    if (reach === "beyond") return refuse("BEYOND_LIMIT");
    const decision = await putDecision(tx, {
      case_id: found.id,
      kind: found.kind,
      subject: found.subject,
      facts: factsOf(here, there),
      gateway: String(found.details["gateway"]),
      order_id: found.order_id,
      deed: possible.deed,
      account: possible.account,
      amount: possible.sum?.amount ?? null,
      currency: possible.sum?.currency ?? null,
      reason: wish.reason,
      state: "proposed",
      cny_amount: cny,
      gateway_reference: null,
      failure: null,
      staff_id: caller.staffId,
      decided_at: now,
      confirmed_by: null,
      ended_at: null,
    });
    const isProposal = reach === "with_second";
    if (isProposal) await wakeCase(tx, found.id);
    else await carryOutLater(tx, decision, { now });
    await recordAction(
      tx,
      byCaller(context),
      isProposal ? "difference_proposed" : "difference_decided",
      aboutDecision(decision, { here, there }),
    );
    return { isProposal };
  });
});
