import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { needsSecondReader, proposeText } from "../text-proposals/propose-text.server.ts";
import { publishWeighedText, refuseToCome } from "./publish-weighed-text.server.ts";
import { PublishText } from "./staff-contract.ts";
import { versionOfText, weighText } from "./weigh-text.server.ts";

export const publishText = operation(PublishText, async ({ text: wish, version }, context) => {
  const { db, caller, now } = context;
  await context.catalogueVersion.current();
  return db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const weighed = await weighText(tx, wish, version, now);
    const { text, differences, isThere } = weighed;
    const { kind, name } = text;
    if (!isThere) refuseToCome(text, now);
    // the draft stays with whoever proposes, should nobody confirm it
    if (!isThere && (await needsSecondReader(tx, context))) {
      const asked = { wish: { text: wish, version }, differences };
      await proposeText(tx, { kind: "text", subject: `${kind} ${name}`, ...asked }, context);
      return { version, differences, isProposed: true };
    }
    await publishWeighedText(tx, weighed, wish, byCaller(context));
    for (const thing of version === null ? [name, ""] : [name]) await dropDraft(tx, { kind, thing }, caller.staffId);
    return { version: versionOfText(text), differences, isProposed: false };
  });
});
