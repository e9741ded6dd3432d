import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { PublishPrices } from "./prices-contract.ts";
import { beforeAndAfter } from "./staff-rules.ts";
import { putPlan } from "./staff-store.server.ts";
import { weighPrices } from "./weigh-prices.server.ts";

/** All or none of them, each an action on its plan. */
export const publishPrices = operation(PublishPrices, async ({ changes }, context) => {
  // a price that is due comes before one that is published now
  await context.catalogueVersion.current();
  return context.db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const weighed = await weighPrices(tx, changes);
    for (const { former, plan, differences } of weighed) {
      await putPlan(tx, plan, former.countries);
      await recordAction(tx, byCaller(context), "plan_published", {
        on: { kind: "plan", id: plan.code },
        plan: plan.code,
        ...beforeAndAfter(differences),
      });
    }
    return { plans: weighed.length, prices: weighed.flatMap(({ differences }) => differences).length };
  });
});
