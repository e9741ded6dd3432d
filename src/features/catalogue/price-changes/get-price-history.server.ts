import { pageOf, readingOf } from "../../../platform/cursor.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { actionsOnPrices } from "../../records/actions/prices-store.server.ts";
import { plansAt } from "../plans/staff-store.server.ts";
import { versionOf } from "../plans/weigh-plan.server.ts";
import { GetPriceHistory } from "./history-contract.ts";

const onAPage = 50;

export const getPriceHistory = operation(GetPriceHistory, async (wish, context) => {
  const { db } = context;
  // prices whose moment has come are written down before the history is read
  await context.catalogueVersion.current();
  const reading = readingOf(wish);
  const found = await actionsOnPrices(db, wish.plan, reading, onAPage + 1);
  const { shown, newer, older } = pageOf(found, reading, onAPage);
  const kept = await plansAt(db, [...new Set(shown.map(({ plan }) => plan))]);
  const onSale = new Map(kept.filter((plan) => plan.onSale).map((plan) => [plan.record.code, plan]));
  return {
    changes: shown.map(({ id, at, who, action, plan: code, before, after }) => {
      const plan = onSale.get(code);
      return {
        id,
        at: at.toISOString(),
        who,
        code,
        action,
        differences: Object.entries(after ?? {})
          .filter(([field]) => field.startsWith("prices."))
          .map(([field, value]) => ({ field, before: before?.[field] ?? null, after: value })),
        now: plan ? { version: versionOf(plan), prices: plan.record.prices } : null,
      };
    }),
    newer,
    older,
  };
});
