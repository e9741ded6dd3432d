import { wrong } from "../../../kernel/record-problem.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { putText } from "./put-text.server.ts";
import { PublishText } from "./staff-contract.ts";
import { inForceFrom } from "./staff-rules.ts";
import { versionOfText, weighText } from "./weigh-text.server.ts";

export const publishText = operation(PublishText, async ({ text: wish, version }, context) => {
  const { db, caller, now } = context;
  await context.catalogueVersion.current();
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const weighed = await weighText(tx, wish, version, now);
    const { text, differences, isThere } = weighed;
    const { kind, name } = text;
    const from = inForceFrom(text);
    // nobody is shown rules that do not hold yet: those wait for their day
    if (!isThere && from && from > now)
      throw new Refusal("INVALID_INPUT", { fields: [wrong("text.facts.effective", "not_to_come")] });
    if (!isThere) await putText(tx, weighed, byCaller(context), { action: "text_published", wish });
    for (const thing of version === null ? [name, ""] : [name]) await dropDraft(tx, { kind, thing }, caller.staffId);
    return { version: versionOfText(text), differences };
  });
});
