import { refuse } from "../../../kernel/refusal.ts";
import { lockCatalogue } from "../../../platform/catalogue-lock.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../../records/actions/by.server.ts";
import { lockCaller, mayStill } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { publishWeighedText } from "../content/publish-weighed-text.server.ts";
import { PublishText } from "../content/staff-contract.ts";
import { weighText } from "../content/weigh-text.server.ts";
import { thingOf } from "../text-proposals/propose-text.server.ts";
import { lockTextProposal, moveTextProposal, type TextProposal } from "../text-proposals/store.server.ts";
import { draftOf } from "../words/draft-of-words.server.ts";
import { putWords } from "../words/put-words.server.ts";
import { PublishWords } from "../words/staff-contract.ts";
import { weighWords } from "../words/weigh-words.server.ts";
import { ScheduleText, ScheduleWords } from "./contract.ts";
import { ConfirmText } from "./proposals-contract.ts";
import { scheduleWeighedText } from "./weighed-text.server.ts";
import { scheduleWeighedWords } from "./weighed-words.server.ts";

/**
 * The second reader. What was written is weighed anew under the catalogue's lock, with the version that its writer has
 * seen: a text that somebody has changed since is refused, and so is what somebody wrote who may not any more.
 */
export const confirmText = operation(ConfirmText, async (wish, context) => {
  const { db, now, caller, catalogueVersion } = context;
  await catalogueVersion.current();
  return once(db, { path: ConfirmText.path, wish }, context, async (tx) => {
    await lockCaller(tx, caller, "edit_catalogue");
    await lockCatalogue(tx);
    const { id } = wish;
    const proposal = (await lockTextProposal(tx, id)) ?? refuse("NOT_FOUND");
    if (proposal.proposed_by === caller.staffId) return refuse("OWN_PROPOSAL");
    if (!(await mayStill(tx, proposal.proposed_by, "edit_catalogue"))) return refuse("PROPOSAL_OVER");
    if (!(await moveTextProposal(tx, id, "confirmed", { by: caller.staffId, now }))) return refuse("PROPOSAL_OVER");
    const by = byCaller(context);
    await carryOut[proposal.kind](tx, proposal, by);
    await closeCaseAbout(tx, { kind: "texts_proposed", subject: id }, `${caller.email} confirmed it`, now);
    const { subject, email } = proposal;
    await recordAction(tx, by, "texts_confirmed", { on: thingOf(subject), text: subject, proposedBy: email });
    return {};
  });
});

/** What its writer would have done alone. */
const carryOut: Record<
  TextProposal["kind"],
  (tx: DbOrTx, proposal: TextProposal & { email: string }, by: By) => Promise<void>
> = {
  async text(tx, { wish, proposed_by: writtenBy, email }, by) {
    const { text, version } = PublishText.input.parse(wish);
    const weighed = await weighText(tx, text, version, by.now);
    await publishWeighedText(tx, weighed, text, by, email);
    await dropDraftsOf(tx, text, version, writtenBy);
  },
  async text_later(tx, { wish, proposed_by: writtenBy, email }, by) {
    const { text, version, from, until } = ScheduleText.input.parse({ ...wish, requestKey: writtenBy });
    const weighed = await weighText(tx, text, version, by.now);
    await scheduleWeighedText(
      tx,
      weighed,
      { text, version, from, until },
      { by, madeBy: writtenBy, proposedBy: email },
    );
    await dropDraftsOf(tx, text, version, writtenBy);
  },
  async words(tx, { wish, proposed_by: writtenBy, email: proposedBy }, by) {
    const { words, reason } = PublishWords.input.parse({ ...wish, requestKey: writtenBy });
    const weighed = await weighWords(tx, words);
    if (weighed.kept.length > 0)
      await putWords(tx, weighed, by, { action: "words_published", reason, writtenBy, proposedBy });
    await dropDraft(tx, draftOf(words), writtenBy);
  },
  async words_later(tx, { wish, proposed_by: writtenBy, email: proposedBy }, by) {
    const { words, reason, from, until } = ScheduleWords.input.parse({ ...wish, requestKey: writtenBy });
    const weighed = await weighWords(tx, words);
    const later = { words, reason, from, until };
    if (weighed.kept.length > 0) await scheduleWeighedWords(tx, weighed, later, { by, madeBy: writtenBy, proposedBy });
    await dropDraft(tx, draftOf(words), writtenBy);
  },
};

type Named = { kind: "notice" | "question" | "policy"; name: string };

/** A new text was typed on the page of new ones. */
async function dropDraftsOf(tx: DbOrTx, { kind, name }: Named, version: string | null, writtenBy: string) {
  for (const thing of version === null ? [name, ""] : [name]) await dropDraft(tx, { kind, thing }, writtenBy);
}
