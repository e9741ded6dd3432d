import { operation } from "../../../platform/operation.server.ts";
import { GetFormDrafts, KeepFormDraft } from "./contract.ts";
import { dropFormDraft, formDraftsOf, putFormDraft } from "./forms-store.server.ts";

export const getFormDrafts = operation(GetFormDrafts, async ({ page }, { db, caller }) => {
  const found = await formDraftsOf(db, { page, staffId: caller.staffId });
  return { drafts: Object.fromEntries(found.map(({ form, entries }) => [form, entries])) };
});

export const keepFormDraft = operation(KeepFormDraft, async ({ page, form, entries }, { db, now, caller }) => {
  const draft = { page, form, staffId: caller.staffId };
  const isEmpty = entries === null || Object.values(entries).every((typed) => typed.trim() === "");
  if (isEmpty) await dropFormDraft(db, draft);
  else await putFormDraft(db, draft, entries, now);
  return {};
});
