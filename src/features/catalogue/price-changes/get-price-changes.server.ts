import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { areaName } from "../plans/plan-card.server.ts";
import { plansAt } from "../plans/staff-store.server.ts";
import { GetPriceChanges } from "./contract.ts";
import { troubleOf } from "./rules.ts";
import { comingChanges, overChanges, type ListedChange } from "./store.server.ts";

/** What a page shows of each; all of them are in the audit trail. */
const most = { coming: 200, over: 30 };

export const getPriceChanges = operation(GetPriceChanges, async (_wish, context) => {
  const { db, visitor } = context;
  // prices whose moment has come are no longer to come
  const atlas = await atlasOf(context);
  const [coming, over] = [await comingChanges(db, most.coming), await overChanges(db, most.over)];
  const codes = [...new Set([...coming, ...over].map(({ plan_code }) => plan_code))];
  const plans = new Map((await plansAt(db, codes)).map((plan) => [plan.record.code, plan]));
  const shown = (change: ListedChange) => {
    const { record, onSale } = plans.get(change.plan_code)!;
    return {
      id: change.id,
      code: change.plan_code,
      areaName: areaName(atlas, record, visitor.language),
      state: change.state,
      from: change.starts_at.toISOString(),
      until: change.ends_at?.toISOString() ?? null,
      who: change.who,
      prices: change.prices,
      former: change.former,
      trouble: change.due_at === null ? null : troubleOf(change, { onSale, prices: record.prices }),
    };
  };
  return { coming: coming.map(shown), over: over.map(shown) };
});
