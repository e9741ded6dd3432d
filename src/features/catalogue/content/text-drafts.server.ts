import { operation } from "../../../platform/operation.server.ts";
import { draftsOf, dropDraft, keepDraft } from "../../records/drafts/store.server.ts";
import { GetTextDrafts, KeepTextDraft } from "./staff-contract.ts";

export const getTextDrafts = operation(GetTextDrafts, async ({ kind, name }, { db, caller }) => {
  const drafts = (await draftsOf(db, { kind, thing: name })).map(({ saved_at, name: who, staff_id, ...draft }) => ({
    ...draft,
    who,
    isMine: staff_id === caller.staffId,
    savedAt: saved_at.toISOString(),
  }));
  return { mine: drafts.find(({ isMine }) => isMine) ?? null, others: drafts.filter(({ isMine }) => !isMine) };
});

export const keepTextDraft = operation(KeepTextDraft, async ({ kind, name, version, entries }, { db, now, caller }) => {
  const draft = { kind, thing: name };
  if (entries === null) await dropDraft(db, draft, caller.staffId);
  else await keepDraft(db, draft, { staffId: caller.staffId, now }, { entries, version });
  return {};
});
