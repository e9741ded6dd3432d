import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { actionsOnPlan } from "../../records/actions/store.server.ts";
import { costWithWho } from "./pricing-store.server.ts";
import { cardsOf } from "./shown-cards.server.ts";
import { GetPlan } from "./staff-contract.ts";
import type { planActions } from "./staff-rules.ts";
import { planAt } from "./staff-store.server.ts";
import { versionOf } from "./weigh-plan.server.ts";

/** What a page shows; the audit trail has all. */
const mostActions = 50;

export const getPlan = operation(GetPlan, async ({ code }, context) => {
  const kept = (await planAt(context.db, code)) ?? refuse("NOT_FOUND");
  const actions = await actionsOnPlan(context.db, code, mostActions);
  return {
    plan: kept.record,
    version: versionOf(kept),
    onSale: kept.onSale,
    cards: await cardsOf(context, kept.record, kept.countries),
    cost: await costOf(context.db, code),
    history: actions.map(({ at, who, action, before, after }) => ({
      at: at.toISOString(),
      who,
      action: action as (typeof planActions)[number],
      differences: differencesIn(before, after),
    })),
  };
});

async function costOf(db: DbOrTx, code: string) {
  const cost = await costWithWho(db, code);
  if (!cost) return null;
  const { amount, currency, version, who, set_at } = cost;
  return { amount, currency, version, who, at: set_at.toISOString() };
}

type Side = Record<string, unknown> | null;

function differencesIn(before: Side, after: Side) {
  const [former, latter] = [before ?? {}, after ?? {}] as [
    Record<string, string | null>,
    Record<string, string | null>,
  ];
  return Object.keys(latter).map((field) => ({ field, before: former[field] ?? null, after: latter[field] ?? null }));
}
