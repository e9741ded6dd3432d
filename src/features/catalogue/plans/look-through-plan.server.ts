import { operation } from "../../../platform/operation.server.ts";
import { cardsOf } from "./shown-cards.server.ts";
import { LookThroughPlan } from "./staff-contract.ts";
import { weighPlan } from "./weigh-plan.server.ts";

export const lookThroughPlan = operation(LookThroughPlan, async ({ plan, version }, context) => {
  const { former, countries, differences } = await weighPlan(context.db, plan, version);
  return {
    differences,
    cards: await cardsOf(context, plan, countries),
    comesBack: former?.onSale === false,
  };
});
