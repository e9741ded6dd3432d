import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { recordAction, type By } from "../../records/actions/store.server.ts";
import { PublishPrices } from "./prices-contract.ts";
import { beforeAndAfter } from "./staff-rules.ts";
import { putPlan } from "./staff-store.server.ts";
import { weighPrices, type PriceChange } from "./weigh-prices.server.ts";

export const publishPrices = operation(PublishPrices, async ({ changes }, { db, now, caller }) => {
  const by = { who: caller.email, staffId: caller.staffId, now };
  return db.transaction().execute((tx) => writePrices(tx, changes, by));
});

/** All or none of them, each an action on its plan. */
async function writePrices(tx: DbOrTx, changes: readonly PriceChange[], by: By) {
  await lockCatalogue(tx);
  const weighed = await weighPrices(tx, changes);
  for (const { former, plan, differences } of weighed) {
    await putPlan(tx, plan, former.countries);
    await recordAction(tx, by, "plan_published", { plan: plan.code, ...beforeAndAfter(differences) });
  }
  return { plans: weighed.length, prices: weighed.flatMap(({ differences }) => differences).length };
}
