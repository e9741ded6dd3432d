import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { draftOf } from "./draft-of-words.server.ts";
import { PublishWords } from "./staff-contract.ts";
import { insertWordChanges } from "./store.server.ts";
import { weighWords } from "./weigh-words.server.ts";

/** Behind the lock of whatever is published: of two at the same moment the second is shown what the first has made. */
export const publishWords = operation(PublishWords, (wish, context) => {
  const { db, caller, now } = context;
  const { words, reason } = wish;
  const { area, path } = words;
  return once(db, { path: PublishWords.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { message, kept, differences } = await weighWords(tx, words);
    await dropDraft(tx, draftOf(words), caller.staffId);
    if (kept.length === 0) return { version: message.version };
    const version = message.version + 1;
    await insertWordChanges(
      tx,
      kept.map(({ language, said, original }) => ({
        area,
        path,
        lang: language,
        version,
        said: said && JSON.stringify(said),
        original,
        reason,
        changed_by: caller.staffId,
        changed_at: now,
      })),
    );
    await recordAction(tx, byCaller(context), "words_published", {
      on: { kind: "words", id: `${area}.${path}` },
      before: Object.fromEntries(differences.map(({ field, before }) => [field, before])),
      after: Object.fromEntries(differences.map(({ field, after }) => [field, after])),
      reason,
    });
    return { version };
  });
});
