import type { Currency } from "../../../kernel/currency.ts";
import { checkRecord } from "../../../kernel/record.ts";
import type { InputProblem } from "../../../kernel/refusal.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { planRecord, type PlanRecord } from "./plan-rules.ts";
import { differencesBetween, type Difference } from "./staff-rules.ts";
import { plansAt, type KeptPlan } from "./staff-store.server.ts";
import { standsStill, versionOf } from "./weigh-plan.server.ts";

type PriceChange = {
  code: string;
  version: string;
  prices: Record<Currency, { amount: number; was: number | null }>;
};
export type WeighedPrices = { former: KeptPlan; plan: PlanRecord; differences: Difference[] };

/** As a colleague is shown it who is to confirm it. */
export const proposedChange = ({ former, plan, differences }: WeighedPrices) => ({
  code: plan.code,
  version: versionOf(former),
  differences,
});

export const asChanged = ({ former, plan }: WeighedPrices) => ({ former: former.record, plan });

/** What was typed of these plans: over once they are published, and with who proposed them until somebody confirms. */
export const draftsIn = (changes: readonly { code: string }[]) =>
  ({ kind: "prices", things: changes.map(({ code }) => code) }) as const;

/** Where a form has the prices of a plan: `changes.3`. */
export const cellIn =
  (changes: readonly { code: string }[]) =>
  ({ code }: { code: string }): string =>
    `changes.${changes.findIndex((change) => change.code === code)}`;

/** Each plan with its new prices, by all rules of a plan; what is that dear already is left out. */
export async function weighPrices(tx: DbOrTx, changes: readonly PriceChange[]): Promise<WeighedPrices[]> {
  const codes = changes.map(({ code }) => code);
  const kept = new Map((await plansAt(tx, codes)).map((plan) => [plan.record.code, plan]));
  const weighed: WeighedPrices[] = [];
  const fields: InputProblem[] = [];
  for (const [place, { code, version, prices }] of changes.entries()) {
    const former = kept.get(code) ?? refuse("NOT_FOUND");
    const plan = { ...former.record, prices };
    const { problems } = checkRecord(planRecord, plan);
    // of a plan that was right before only its prices can be wrong now
    fields.push(...problems.map((problem) => ({ ...problem, field: `changes.${place}.${problem.field}` })));
    if (problems.length > 0) continue;
    const differences = differencesBetween(former.record, plan);
    if (differences.length === 0) continue;
    standsStill(former, version);
    weighed.push({ former, plan, differences });
  }
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
  return weighed;
}
