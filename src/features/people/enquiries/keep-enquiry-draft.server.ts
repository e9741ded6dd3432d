import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { putOwnDraft } from "../../records/drafts/own-draft.server.ts";
import { KeepEnquiryDraft } from "./staff-contract.ts";
import { enquiryByNumber } from "./store.server.ts";

export const keepEnquiryDraft = operation(KeepEnquiryDraft, async ({ number, answer }, { db, now, caller }) => {
  const enquiry = await enquiryByNumber(db, number.toUpperCase());
  // of one that was forgotten nothing is kept
  if (!enquiry?.form) return refuse("NOT_FOUND");
  const draft = { kind: "enquiry_answer", thing: enquiry.number } as const;
  await putOwnDraft(db, draft, { staffId: caller.staffId, now }, { answer });
  return {};
});
