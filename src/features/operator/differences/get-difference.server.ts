import { money } from "../../../kernel/money.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetDifference } from "./contract.ts";
import { weighDecision } from "./decision-limit.server.ts";
import { paymentBehind, possibleDeeds } from "./difference-at-hand.server.ts";
import { shownDifference } from "./shown-difference.server.ts";
import { decisionsOn, differenceById } from "./store.server.ts";

export const getDifference = operation(GetDifference, async ({ id }, { db, caller, now }) => {
  const found = (await differenceById(db, id)) ?? refuse("NOT_FOUND");
  const isOpen = found.closed_at === null && !found.is_proposed && !found.is_held;
  const possible = isOpen ? await possibleDeeds(db, found, await paymentBehind(db, found)) : [];
  const [decisions, deeds] = await Promise.all([
    decisionsOn(db, id),
    Promise.all(
      possible.map(async (one) => ({ ...one, reach: (await weighDecision(db, caller, one.sum, now)).reach })),
    ),
  ]);
  return {
    ...shownDifference(found, now),
    version: found.version,
    closedAt: found.closed_at?.toISOString() ?? null,
    note: found.closing_note,
    deeds,
    decisions: decisions.map((one) => ({
      id: one.id,
      deed: one.deed,
      account: one.account,
      sum: one.amount !== null && one.currency !== null ? money(one.amount, one.currency) : null,
      state: one.state,
      who: one.who,
      isMine: one.staff_id === caller.staffId,
      second: one.second,
      at: one.decided_at.toISOString(),
      reason: one.reason,
      failure: one.failure,
      takeBackUntil: (one.state === "decided" && one.held_until?.toISOString()) || null,
    })),
  };
});
