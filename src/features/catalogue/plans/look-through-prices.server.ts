import { operation } from "../../../platform/operation.server.ts";
import { priceWarnings } from "./price-warnings.ts";
import { LookThroughPrices } from "./prices-contract.ts";
import { plansBeside, yuanRates } from "./staff-store.server.ts";
import { weighPrices } from "./weigh-prices.server.ts";

export const lookThroughPrices = operation(LookThroughPrices, async ({ changes }, { db, now }) => {
  const weighed = await weighPrices(db, changes);
  const [rates, others] = await Promise.all([
    yuanRates(db, now),
    plansBeside(
      db,
      weighed.map(({ plan }) => plan.area),
    ),
  ]);
  const changed = new Map(weighed.map(({ plan }) => [plan.code, plan]));
  // beside each other they stand as they would afterwards
  const beside = others.map(({ record }) => changed.get(record.code) ?? record);
  return {
    plans: weighed.map(({ former, plan, differences }) => ({
      code: plan.code,
      differences,
      warnings: [...priceWarnings(plan, { former: former.record, beside, rates })],
    })),
  };
});
