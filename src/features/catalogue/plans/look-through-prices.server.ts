import { operation } from "../../../platform/operation.server.ts";
import { LookThroughPrices } from "./prices-contract.ts";
import { costsOf, soldLately } from "./pricing-store.server.ts";
import { salesEffect } from "./sales-effect.ts";
import { cardsOf } from "./shown-cards.server.ts";
import { yuanRates } from "./staff-store.server.ts";
import { asChanged, cellIn, weighPrices } from "./weigh-prices.server.ts";
import { refuseReductions, warningsOf } from "./weigh-warnings.server.ts";

/** Whose cards are drawn; beyond, nobody looks through them. */
const mostCards = 6;

export const lookThroughPrices = operation(LookThroughPrices, async ({ changes }, context) => {
  const { db, now, config } = context;
  const weighed = await weighPrices(db, changes);
  const plans = weighed.map(asChanged);
  await refuseReductions(db, { config, at: now }, plans, cellIn(changes));
  const codes = plans.map(({ plan }) => plan.code);
  const [warnings, sold, costs, rates] = await Promise.all([
    warningsOf(db, plans, now),
    soldLately(db, codes, now),
    costsOf(db, codes),
    yuanRates(db, now),
  ]);
  const cards = await Promise.all(
    weighed.slice(0, mostCards).map(async ({ former, plan }) => ({
      code: plan.code,
      cards: await cardsOf(context, plan, former.countries),
    })),
  );
  return {
    plans: weighed.map(({ plan, differences }) => ({
      code: plan.code,
      differences,
      warnings: warnings.get(plan.code) ?? [],
    })),
    cards,
    ...salesEffect(plans, sold, { costs, rates }),
  };
});
