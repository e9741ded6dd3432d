import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { PublishText } from "./staff-contract.ts";
import { putPage } from "./staff-store.server.ts";
import { versionOfText, weighText } from "./weigh-text.server.ts";

export const publishText = operation(PublishText, async ({ text: wish, version }, context) => {
  const { db, caller } = context;
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const { text, pages, differences, isThere } = await weighText(tx, wish, version);
    const { kind, name } = text;
    if (!isThere) {
      for (const page of pages) await putPage(tx, page);
      await recordAction(tx, byCaller(context), "text_published", {
        on: { kind: "text", id: `${kind} ${name}` },
        text: `${kind} ${name}`,
        before: Object.fromEntries(differences.map(({ field, before }) => [field, before])),
        after: Object.fromEntries(differences.map(({ field, after }) => [field, after])),
      });
    }
    for (const thing of version === null ? [name, ""] : [name]) await dropDraft(tx, { kind, thing }, caller.staffId);
    return { version: versionOfText(text), differences };
  });
});
