import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { needsSecondReader, proposeText } from "../text-proposals/propose-text.server.ts";
import { draftOf } from "./draft-of-words.server.ts";
import { putWords } from "./put-words.server.ts";
import { PublishWords } from "./staff-contract.ts";
import { weighWords } from "./weigh-words.server.ts";

/** Behind the lock of whatever is published: of two at the same moment the second is shown what the first has made. */
export const publishWords = operation(PublishWords, (wish, context) => {
  const { db, caller } = context;
  const { words, reason } = wish;
  return once(db, { path: PublishWords.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const weighed = await weighWords(tx, words);
    const { message, kept, differences } = weighed;
    // the draft stays with whoever proposes, should nobody confirm it
    if (kept.length > 0 && (await needsSecondReader(tx, context))) {
      const subject = `words ${words.area} ${words.path}`;
      await proposeText(tx, { kind: "words", subject, wish: { words, reason }, differences }, context);
      return { version: message.version, isProposed: true };
    }
    await dropDraft(tx, draftOf(words), caller.staffId);
    if (kept.length === 0) return { version: message.version, isProposed: false };
    await putWords(tx, weighed, byCaller(context), { action: "words_published", reason, writtenBy: caller.staffId });
    return { version: message.version + 1, isProposed: false };
  });
});
