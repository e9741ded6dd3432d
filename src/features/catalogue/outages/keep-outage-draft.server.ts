import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { putOwnDraft } from "../../records/drafts/own-draft.server.ts";
import { KeepOutageDraft } from "./staff-contract.ts";
import { outageById } from "./store.server.ts";

export const keepOutageDraft = operation(KeepOutageDraft, async ({ id, entries }, { db, now, caller }) => {
  if (id !== null && !(await outageById(db, id))) return refuse("NOT_FOUND");
  await putOwnDraft(db, { kind: "outage", thing: id ?? "" }, { staffId: caller.staffId, now }, entries);
  return {};
});
