import { dayMs } from "../../../kernel/duration.ts";
import { operation } from "../../../platform/operation.server.ts";
import { GetFormDrafts, KeepFormDraft } from "./contract.ts";
import { dropFormDraft, dropFormDraftsBefore, formDraftsOf, putFormDraft } from "./forms-store.server.ts";

/** Nobody comes back to it: what is typed may be about people. */
const keptDays = 30;

export const getFormDrafts = operation(GetFormDrafts, async ({ page }, { db, now, caller }) => {
  const since = new Date(now.getTime() - keptDays * dayMs);
  const found = await formDraftsOf(db, { page, staffId: caller.staffId }, since);
  return { drafts: Object.fromEntries(found.map(({ form, entries }) => [form, entries])) };
});

export const keepFormDraft = operation(KeepFormDraft, async ({ page, form, entries }, { db, now, caller }) => {
  const draft = { page, form, staffId: caller.staffId };
  const isEmpty = entries === null || Object.values(entries).every((typed) => typed.trim() === "");
  await dropFormDraftsBefore(db, new Date(now.getTime() - keptDays * dayMs));
  if (isEmpty) await dropFormDraft(db, draft);
  else await putFormDraft(db, draft, entries, now);
  return {};
});
