import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { PublishPlan } from "./staff-contract.ts";
import { beforeAndAfter } from "./staff-rules.ts";
import { putPlan } from "./staff-store.server.ts";
import { versionOf, weighPlan } from "./weigh-plan.server.ts";

export const publishPlan = operation(PublishPlan, async ({ plan, version }, context) => {
  const { db, caller, catalogueVersion } = context;
  await catalogueVersion.current();
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const { former, countries, differences, isThere } = await weighPlan(tx, plan, version);
    if (!isThere) {
      await putPlan(tx, plan, countries);
      await recordAction(tx, byCaller(context), "plan_published", {
        on: { kind: "plan", id: plan.code },
        plan: plan.code,
        ...beforeAndAfter(differences),
      });
    }
    await dropDraft(tx, { kind: "plan", thing: former ? plan.code : "" }, caller.staffId);
    return { version: versionOf({ record: plan, onSale: true }), differences };
  });
});
