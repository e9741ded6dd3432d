import { operation } from "../../../platform/operation.server.ts";
import { draftsOf, dropDraft, keepDraft } from "../../records/drafts/store.server.ts";
import { GetAreaDrafts, KeepAreaDraft } from "./contract.ts";

export const getAreaDrafts = operation(GetAreaDrafts, async ({ kind, code }, { db, caller }) => {
  const drafts = await draftsOf(db, { kind, thing: code });
  const mine = drafts.find(({ staff_id }) => staff_id === caller.staffId);
  return {
    mine: mine ? { entries: mine.entries, version: mine.version, savedAt: mine.saved_at.toISOString() } : null,
    others: drafts
      .filter(({ staff_id }) => staff_id !== caller.staffId)
      .map(({ name, saved_at }) => ({ who: name, savedAt: saved_at.toISOString() })),
  };
});

export const keepAreaDraft = operation(KeepAreaDraft, async ({ kind, code, version, entries }, { db, now, caller }) => {
  const draft = { kind, thing: code };
  if (entries === null) await dropDraft(db, draft, caller.staffId);
  else await keepDraft(db, draft, { staffId: caller.staffId, now }, { entries, version });
  return {};
});
