import { spellingsOf } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { areaName } from "../../catalogue/plans/plan-card.server.ts";
import { simOfCaller } from "../../people/account-sims/sims-of-caller.server.ts";
import { cardShown } from "../../sales/saved-cards/card-shown.server.ts";
import { monthOf } from "../../sales/saved-cards/rules.ts";
import { cardById } from "../../sales/saved-cards/store.server.ts";
import { GetAutoTopUp } from "./contract.ts";
import { offerFor } from "./offer.server.ts";
import { hoursBeforeEnd } from "./rules.ts";
import { autoTopUpOf, isCapped, planAreaOf, spentIn } from "./store.server.ts";

export const getAutoTopUp = operation(GetAutoTopUp, async ({ iccid: typed }, context) => {
  const { db, now, caller, visitor } = context;
  const { iccid } = await simOfCaller(typed, context);
  const [auto, first, atlas] = await Promise.all([
    autoTopUpOf(db, caller.accountId, spellingsOf(iccid)),
    offerFor(iccid, context),
    atlasOf(context),
  ]);
  const offer = first && {
    planCode: first.plan.code,
    days: first.days,
    kind: first.plan.kind,
    areaName: areaName(atlas, first.plan, visitor.language),
    allowanceMb: first.plan.allowance_mb,
    price: first.price,
    hoursBefore: hoursBeforeEnd(first.days),
  };
  if (!auto) return { on: false, offer: offer ?? null, agreed: null, spent: null, capReached: false, stopped: null };
  const { currency } = auto;
  const [card, spent, capReached, area] = await Promise.all([
    cardById(db, auto.card_id),
    spentIn(db, auto, monthOf(now)),
    isCapped(db, auto.id, now),
    planAreaOf(db, auto.plan_code),
  ]);
  return {
    on: auto.on_since !== null,
    offer: offer ?? null,
    agreed: {
      planCode: auto.plan_code,
      days: auto.days,
      areaName: areaName(atlas, area, visitor.language),
      unitPrice: money(auto.unit_amount, currency),
      monthlyCap: money(auto.monthly_cap, currency),
      card: card?.state === "saved" ? cardShown(card) : null,
    },
    spent: money(spent, currency),
    capReached: auto.on_since !== null && capReached,
    stopped: auto.stopped,
  };
});
