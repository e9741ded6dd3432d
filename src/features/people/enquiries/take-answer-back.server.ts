import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { ownDraft, putOwnDraft } from "../../records/drafts/own-draft.server.ts";
import { changeEnquiry, onEnquiry } from "./change-enquiry.server.ts";
import { stateBefore, takeAnswerOut } from "./entries-store.server.ts";
import { TakeAnswerBack } from "./staff-contract.ts";
import { moveEnquiry } from "./store.server.ts";

/** It is as it was before the answer, work again if it was, and what was written is its author's draft. */
export const takeAnswerBack = operation(TakeAnswerBack, (wish, context) =>
  changeEnquiry(TakeAnswerBack.path, wish, context, async (tx, enquiry) => {
    const { now } = context;
    const { id, number, country, due_at: dueAt, version } = enquiry;
    const answer = await takeAnswerOut(tx, { enquiryId: id, id: wish.id, now });
    if (!answer) return refuse("MAIL_NOT_AGAIN");
    const before =
      enquiry.state === "answered" ? await stateBefore(tx, { enquiryId: id, id: wish.id }, answer) : enquiry.state;
    const isMoved = before !== enquiry.state && (await moveEnquiry(tx, { id, state: before, now }));
    if (isMoved && before === "looking")
      await openCase(tx, { kind: "enquiry_waits", subject: number, details: { country }, dueAt: dueAt! }, now);
    const draft = { kind: "enquiry_answer", thing: number } as const;
    const begun = (await ownDraft(tx, draft, answer.staff_id))?.["answer"];
    const texts = { answer: [answer.text, begun].filter(Boolean).join("\n\n") };
    await putOwnDraft(tx, draft, { staffId: answer.staff_id, now }, texts);
    await recordAction(tx, byCaller(context), "enquiry_answer_undone", { on: onEnquiry(enquiry), written: wish.id });
    return { version: isMoved ? version + 1 : version };
  }),
);
