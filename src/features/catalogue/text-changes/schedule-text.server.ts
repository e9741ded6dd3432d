import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { weighText } from "../content/weigh-text.server.ts";
import { needsSecondReader, proposeText } from "../text-proposals/propose-text.server.ts";
import { ScheduleText } from "./contract.ts";
import { scheduleWeighedText, spanOfText } from "./weighed-text.server.ts";

/** Weighed as it would be now: what could not be published today is refused today, not at its moment. */
export const scheduleText = operation(ScheduleText, async (wish, context) => {
  const { db, now, caller } = context;
  await context.catalogueVersion.current();
  return once(db, { path: ScheduleText.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { text, version, from, until } = wish;
    const weighed = await weighText(tx, text, version, now);
    const asked = { wish: { text, version, from, until }, differences: weighed.differences };
    if (!weighed.isThere && (await needsSecondReader(tx, context))) {
      spanOfText(weighed, wish, now);
      await proposeText(tx, { kind: "text_later", subject: `${text.kind} ${text.name}`, ...asked }, context);
      return { id: null, isProposed: true };
    }
    const by = byCaller(context);
    const id = await scheduleWeighedText(tx, weighed, wish, { by, madeBy: caller.staffId });
    for (const thing of version === null ? [text.name, ""] : [text.name])
      await dropDraft(tx, { kind: text.kind, thing }, caller.staffId);
    return { id, isProposed: false };
  });
});
