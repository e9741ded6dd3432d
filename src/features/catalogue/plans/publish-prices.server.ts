import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { dropDrafts } from "../../records/drafts/store.server.ts";
import { needsSecondPerson, propose } from "../price-proposals/propose.server.ts";
import { PublishPrices } from "./prices-contract.ts";
import { publishWeighed } from "./publish-weighed.server.ts";
import { asChanged, cellIn, draftsIn, proposedChange, weighPrices } from "./weigh-prices.server.ts";
import { refuseReductions } from "./weigh-warnings.server.ts";

/** All or none of them, each an action on its plan. */
export const publishPrices = operation(PublishPrices, async ({ changes }, context) => {
  // a price that is due comes before one that is published now
  await context.catalogueVersion.current();
  return context.db.transaction().execute(async (tx) => {
    await lockCaller(tx, context.caller, "edit_catalogue");
    await lockCatalogue(tx);
    const weighed = await weighPrices(tx, changes);
    await refuseReductions(tx, { config: context.config, at: context.now }, weighed.map(asChanged), cellIn(changes));
    const isProposed = weighed.length > 0 && (await needsSecondPerson(tx, context));
    if (isProposed)
      await propose(tx, { kind: "prices", wish: { changes }, changes: weighed.map(proposedChange) }, context);
    else {
      for (const { former, plan, differences } of weighed)
        await publishWeighed(tx, { plan, countries: former.countries, differences }, byCaller(context));
      await dropDrafts(tx, draftsIn(changes), context.caller.staffId);
    }
    return { plans: weighed.length, prices: weighed.flatMap(({ differences }) => differences).length, isProposed };
  });
});
