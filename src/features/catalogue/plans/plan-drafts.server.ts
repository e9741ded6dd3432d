import { operation } from "../../../platform/operation.server.ts";
import { draftsOf, dropDraft, keepDraft } from "../../records/drafts/store.server.ts";
import { GetPlanDrafts, KeepPlanDraft } from "./staff-contract.ts";

export const getPlanDrafts = operation(GetPlanDrafts, async ({ code }, { db, caller }) => {
  const drafts = await draftsOf(db, { kind: "plan", thing: code });
  const mine = drafts.find(({ staff_id }) => staff_id === caller.staffId);
  return {
    mine: mine ? { entries: mine.entries, version: mine.version, savedAt: mine.saved_at.toISOString() } : null,
    others: drafts
      .filter(({ staff_id }) => staff_id !== caller.staffId)
      .map(({ name, saved_at }) => ({ who: name, savedAt: saved_at.toISOString() })),
  };
});

export const keepPlanDraft = operation(KeepPlanDraft, async ({ code, version, entries }, { db, now, caller }) => {
  const draft = { kind: "plan", thing: code } as const;
  if (entries === null) await dropDraft(db, draft, caller.staffId);
  else await keepDraft(db, draft, { staffId: caller.staffId, now }, { entries, version });
  return {};
});
