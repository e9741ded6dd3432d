import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { needsSecondPerson, propose } from "../price-proposals/propose.server.ts";
import { isOfPrices } from "../price-proposals/rules.ts";
import { publishWeighed } from "./publish-weighed.server.ts";
import { PublishPlan } from "./staff-contract.ts";
import { versionOf, weighPlan } from "./weigh-plan.server.ts";
import { refuseReductions } from "./weigh-warnings.server.ts";

export const publishPlan = operation(PublishPlan, async ({ plan, version }, context) => {
  const { db, caller, catalogueVersion } = context;
  await catalogueVersion.current();
  return db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { former, countries, differences, isThere } = await weighPlan(tx, plan, version);
    const reduced = { former: former?.record, plan };
    await refuseReductions(tx, { config: context.config, at: context.now }, [reduced], () => "plan");
    // the draft stays with whoever proposes, should nobody confirm it
    if (!isThere && isOfPrices(former, differences) && (await needsSecondPerson(tx, context))) {
      const changes = [{ code: plan.code, version, differences }];
      await propose(tx, { kind: "plan", wish: { plan, version }, changes }, context);
      return { version, differences, isProposed: true };
    }
    if (!isThere) await publishWeighed(tx, { plan, countries, differences }, byCaller(context));
    await dropDraft(tx, { kind: "plan", thing: former ? plan.code : "" }, caller.staffId);
    return { version: versionOf({ record: plan, onSale: true }), differences, isProposed: false };
  });
});
