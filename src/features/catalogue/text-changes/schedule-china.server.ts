import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { weighChina } from "../china/weigh-china.server.ts";
import { ScheduleChina } from "./contract.ts";
import { scheduleWeighed } from "./schedule-weighed.server.ts";
import { spanOf } from "./span.ts";

/** A rule that is announced for a day: what the page about China says from then on. */
export const scheduleChina = operation(ScheduleChina, async (wish, context) => {
  const { db, now, caller } = context;
  await context.catalogueVersion.current();
  return once(db, { path: ScheduleChina.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { fact, from } = wish;
    const { kind, name, differences } = await weighChina(tx, fact);
    const span = spanOf({ from, until: null }, { mayEnd: false }, now);
    if (differences.length === 0) return { id: null };
    const scheduled = {
      kind: "china" as const,
      name: `${kind} ${name}`,
      wish: fact,
      version: fact.version,
      differences,
    };
    const by = { by: byCaller(context), madeBy: caller.staffId };
    // it has a beginning, so that nothing is published at once
    const id = await scheduleWeighed(tx, scheduled, span, by, () => Promise.resolve());
    for (const thing of fact.version === null ? [name, "new"] : [name])
      await dropDraft(tx, { kind: "china", thing: `${kind} ${thing}` }, caller.staffId);
    return { id };
  });
});
