import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { dropDraft } from "../../records/drafts/store.server.ts";
import { heldSeconds } from "../../records/mail-queue/rules.ts";
import { changeEnquiry, onEnquiry } from "./change-enquiry.server.ts";
import { writeEntry } from "./entries-store.server.ts";
import { AnswerEnquiry } from "./staff-contract.ts";
import { moveEnquiry } from "./store.server.ts";

/** The e-mail leaves by a job of this transaction, after its hold: an answer that is written is sent, and only once. */
export const answerEnquiry = operation(AnswerEnquiry, (wish, context) =>
  changeEnquiry(AnswerEnquiry.path, wish, context, async (tx, enquiry) => {
    const { caller, now } = context;
    const { id, number, version, state, owner_id: owner } = enquiry;
    const isMoved = await moveEnquiry(tx, { id, state: "answered", now }, { owner_id: owner ?? caller.staffId });
    if (!isMoved) return refuse("CASE_CHANGED");
    const answer = { enquiryId: id, kind: "answer", staffId: caller.staffId, at: now, text: wish.answer } as const;
    const written = await writeEntry(tx, { ...answer, heldUntil: new Date(now.getTime() + heldSeconds * 1000) });
    await addJob(tx, "tell-enquiry", { id, version: version + 1, answer: written }, { inSeconds: heldSeconds });
    const by = byCaller(context);
    await closeCaseAbout(tx, { kind: "enquiry_waits", subject: number }, `answered by ${by.who}`, now);
    await dropDraft(tx, { kind: "enquiry_answer", thing: number }, caller.staffId);
    await recordAction(tx, by, "enquiry_answered", {
      on: onEnquiry(enquiry),
      written,
      before: { state },
      after: { state: "answered" },
    });
    return { version: version + 1 };
  }),
);
