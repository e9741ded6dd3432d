import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { putOwnDraft } from "../../records/drafts/own-draft.server.ts";
import { KeepIncidentDraft } from "./contract.ts";
import { incidentById } from "./store.server.ts";

export const keepIncidentDraft = operation(KeepIncidentDraft, async ({ id, entries }, { db, now, caller }) => {
  if (!(await incidentById(db, id))) return refuse("NOT_FOUND");
  await putOwnDraft(db, { kind: "incident_letter", thing: id }, { staffId: caller.staffId, now }, entries);
  return {};
});
