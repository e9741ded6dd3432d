import { operation } from "../../../platform/operation.server.ts";
import { cardsOf } from "./shown-cards.server.ts";
import { LookThroughPlan } from "./staff-contract.ts";
import { weighPlan } from "./weigh-plan.server.ts";
import { refuseReductions, warningsOf } from "./weigh-warnings.server.ts";

export const lookThroughPlan = operation(LookThroughPlan, async ({ plan, version }, context) => {
  const { db, now, config } = context;
  const { former, countries, differences } = await weighPlan(db, plan, version);
  const changed = { former: former?.record, plan };
  await refuseReductions(db, { config, at: now }, [changed], () => "plan");
  return {
    differences,
    warnings: (await warningsOf(db, [changed], now)).get(plan.code) ?? [],
    cards: await cardsOf(context, plan, countries),
    comesBack: former?.onSale === false,
  };
});
