import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import type { TextKind } from "../content/staff-rules.ts";
import { textsOf } from "../content/staff-store.server.ts";
import { versionOfText } from "../content/weigh-text.server.ts";
import { decidedTextProposals, openTextProposals, type TextProposal } from "../text-proposals/store.server.ts";
import { messageNamed } from "../words/weigh-words.server.ts";
import { GetTextProposals } from "./proposals-contract.ts";

/** What a page shows of each; all of them are in the audit trail. */
const most = { open: 100, decided: 30 };

type Listed = Awaited<ReturnType<typeof openTextProposals>>[number];
type Wish = {
  version?: string | null;
  words?: { version: number };
  text?: { isMaterial?: boolean };
  reason?: string;
  from?: string | null;
  until?: string | null;
};

export const getTextProposals = operation(GetTextProposals, async (_wish, context) => {
  const { db, caller, catalogueVersion } = context;
  await catalogueVersion.current();
  const [open, decided] = [await openTextProposals(db, most.open), await decidedTextProposals(db, most.decided)];
  const overtaken = new Set<string>();
  for (const proposal of open) if (await isOvertaken(db, proposal)) overtaken.add(proposal.id);
  const shown = (proposal: Listed) => {
    const { reason = null, text, from = null, until = null } = proposal.wish as Wish;
    return {
      id: proposal.id,
      kind: proposal.kind,
      subject: proposal.subject,
      state: proposal.state,
      differences: proposal.differences,
      reason,
      isMaterial: text?.isMaterial === true,
      isOvertaken: overtaken.has(proposal.id),
      from,
      until,
      who: proposal.who,
      at: proposal.proposed_at.toISOString(),
      isMine: proposal.proposed_by === caller.staffId,
      decided: proposal.decided_at && { who: proposal.decider ?? "", at: proposal.decided_at.toISOString() },
    };
  };
  return { open: open.map(shown), decided: decided.map(shown) };
});

async function isOvertaken(db: DbOrTx, { subject, wish }: Pick<TextProposal, "subject" | "wish">): Promise<boolean> {
  const [kind = "", ...name] = subject.split(" ");
  const { version = null, words } = wish as Wish;
  if (words) return (await messageNamed(db, name.join(" ")))?.version !== words.version;
  const [text] = await textsOf(db, kind as TextKind, name.join(" "));
  return (text ? versionOfText(text) : null) !== version;
}
