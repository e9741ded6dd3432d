import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { putOwnDraft } from "../../records/drafts/own-draft.server.ts";
import { KeepChatDraft } from "./staff-contract.ts";
import { chatById } from "./store.server.ts";

export const keepChatDraft = operation(KeepChatDraft, async ({ id, said }, { db, now, caller }) => {
  if (!(await chatById(db, id))) return refuse("NOT_FOUND");
  await putOwnDraft(db, { kind: "chat_answer", thing: id }, { staffId: caller.staffId, now }, { said });
  return {};
});
