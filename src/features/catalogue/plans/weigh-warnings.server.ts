import { currencies } from "../../../kernel/currency.ts";
import { wrong, type RecordProblem } from "../../../kernel/record-problem.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { costInEach } from "./plan-costs.ts";
import type { PlanRecord } from "./plan-rules.ts";
import { priceWarnings, type PriceWarning } from "./price-warnings.ts";
import { costsOf, pastPrices } from "./pricing-store.server.ts";
import { crossedOutTooHigh } from "./prior-price.ts";
import { plansBeside, yuanRates } from "./staff-store.server.ts";

type Changed = { former: PlanRecord | undefined; plan: PlanRecord };

/** What a person should have seen before these are published, each plan beside the others as they would stand then. */
export async function warningsOf(
  db: DbOrTx,
  weighed: readonly Changed[],
  now: Date,
): Promise<Map<string, PriceWarning[]>> {
  const codes = weighed.map(({ plan }) => plan.code);
  const areas = weighed.map(({ plan }) => plan.area);
  const [rates, others, costs, past] = await Promise.all([
    yuanRates(db, now),
    plansBeside(db, areas),
    costsOf(db, codes),
    pastPrices(db, codes, now),
  ]);
  const changed = new Map(weighed.map(({ plan }) => [plan.code, plan]));
  const beside = others.map(({ record }) => changed.get(record.code) ?? record);
  return new Map(
    weighed.map(({ former, plan }) => {
      const cost = costs.get(plan.code);
      const own = past.get(plan.code);
      const facts = {
        former,
        beside,
        rates,
        ...(cost && { costs: costInEach(cost, rates) }),
        ...(own && { past: own }),
      };
      return [plan.code, [...priceWarnings(plan, facts)]];
    }),
  );
}

/**
 * Where the setting says so, no price is crossed out that was not the lowest of thirty days. `at`: when it would begin;
 * `cellOf`: where the form has the price of a plan.
 */
export async function refuseReductions(
  db: DbOrTx,
  begins: Begins,
  weighed: readonly Changed[],
  cellOf: (plan: PlanRecord) => string,
): Promise<void> {
  const found = await falseReductions(db, begins, weighed);
  const fields = found.map(({ plan, problem }) => ({ ...problem, field: `${cellOf(plan)}.${problem.field}` }));
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
}

type Begins = { config: Context["config"]; at: Date };

/** None, where the setting does not ask. */
export async function falseReductions(
  db: DbOrTx,
  { config, at }: Begins,
  weighed: readonly Changed[],
): Promise<{ plan: PlanRecord; problem: RecordProblem }[]> {
  if (weighed.length === 0 || !(await settingOf(db, config, "lowest_of_30_days"))) return [];
  const past = await pastPrices(
    db,
    weighed.map(({ plan }) => plan.code),
    at,
  );
  return weighed.flatMap(({ former, plan }) =>
    currencies.flatMap((currency) => {
      const own = past.get(plan.code)?.get(currency) ?? [];
      const lowest = crossedOutTooHigh(plan.prices[currency], former?.prices[currency], own);
      if (lowest === null) return [];
      return [{ plan, problem: wrong(`prices.${currency}.was`, "was_not_lowest", { minor: lowest }) }];
    }),
  );
}
