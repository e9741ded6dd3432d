import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { needsSecondReader, proposeText } from "../text-proposals/propose-text.server.ts";
import { draftOf } from "../words/draft-of-words.server.ts";
import { weighWords } from "../words/weigh-words.server.ts";
import { ScheduleWords } from "./contract.ts";
import { spanOf } from "./span.ts";
import { nameOf, scheduleWeighedWords } from "./weighed-words.server.ts";

/** Words for a season: said from a moment on, and until one, at which the message says again what it said before. */
export const scheduleWords = operation(ScheduleWords, async (wish, context) => {
  const { db, now, caller } = context;
  await context.catalogueVersion.current();
  return once(db, { path: ScheduleWords.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { words, reason, from, until } = wish;
    const weighed = await weighWords(tx, words);
    const { kept, differences } = weighed;
    spanOf(wish, { mayEnd: true }, now);
    if (kept.length === 0) return { id: null, isProposed: false };
    if (await needsSecondReader(tx, context)) {
      const asked = { wish: { words, reason, from, until }, differences };
      await proposeText(tx, { kind: "words_later", subject: `words ${nameOf(words)}`, ...asked }, context);
      return { id: null, isProposed: true };
    }
    const id = await scheduleWeighedWords(tx, weighed, wish, { by: byCaller(context), madeBy: caller.staffId });
    await dropDraft(tx, draftOf(words), caller.staffId);
    return { id, isProposed: false };
  });
});
