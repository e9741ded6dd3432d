import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { dropDrafts } from "../../records/drafts/store.server.ts";
import { asChanged, cellIn, draftsIn, proposedChange, weighPrices } from "../plans/weigh-prices.server.ts";
import { refuseReductions } from "../plans/weigh-warnings.server.ts";
import { needsSecondPerson, propose } from "../price-proposals/propose.server.ts";
import { SchedulePrices } from "./contract.ts";
import { refuseSchedule, scheduleWeighed } from "./schedule-weighed.server.ts";

/** All or none of them; with a second person they wait for a colleague first. */
export const schedulePrices = operation(SchedulePrices, async (wish, context) => {
  const { db, now, caller, catalogueVersion } = context;
  const { changes, from, until } = wish;
  const span = { from: new Date(from), until: until === null ? null : new Date(until) };
  await catalogueVersion.current();
  return once(db, { path: SchedulePrices.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const weighed = await weighPrices(tx, changes);
    await refuseReductions(tx, { config: context.config, at: span.from }, weighed.map(asChanged), cellIn(changes));
    const isProposed = weighed.length > 0 && (await needsSecondPerson(tx, context));
    if (isProposed) {
      await refuseSchedule(tx, weighed, span, now);
      await propose(
        tx,
        { kind: "schedule", wish: { changes, from, until }, changes: weighed.map(proposedChange) },
        context,
      );
    } else {
      await scheduleWeighed(tx, weighed, span, { by: byCaller(context), madeBy: caller.staffId });
      await dropDrafts(tx, draftsIn(changes), caller.staffId);
    }
    return { plans: weighed.length, isProposed };
  });
});
