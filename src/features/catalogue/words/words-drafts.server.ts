import { operation } from "../../../platform/operation.server.ts";
import { draftsOf, dropDraft, keepDraft } from "../../records/drafts/store.server.ts";
import { draftOf } from "./draft-of-words.server.ts";
import { GetWordsDrafts, KeepWordsDraft } from "./staff-contract.ts";

export const getWordsDrafts = operation(GetWordsDrafts, async (message, { db, caller }) => {
  const drafts = (await draftsOf(db, draftOf(message))).map(({ entries, version, saved_at, staff_id, name: who }) => ({
    entries,
    version: Number(version),
    who,
    isMine: staff_id === caller.staffId,
    savedAt: saved_at.toISOString(),
  }));
  return { mine: drafts.find(({ isMine }) => isMine) ?? null, others: drafts.filter(({ isMine }) => !isMine) };
});

export const keepWordsDraft = operation(
  KeepWordsDraft,
  async ({ version, entries, ...message }, { db, now, caller }) => {
    const draft = draftOf(message);
    if (entries === null) await dropDraft(db, draft, caller.staffId);
    else await keepDraft(db, draft, { staffId: caller.staffId, now }, { entries, version: String(version) });
    return {};
  },
);
