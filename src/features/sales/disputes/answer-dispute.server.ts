import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { AnswerDispute } from "./contract.ts";
import { lockDispute, noteAnswer } from "./store.server.ts";

/** The evidence goes to the gateway on its own page; here stands that it went, so that nobody sends it twice. */
export const answerDispute = operation(AnswerDispute, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: AnswerDispute.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "settle_differences");
    const dispute = (await lockDispute(tx, wish.id)) ?? refuse("NOT_FOUND");
    if (dispute.state !== "needs_answer" || dispute.answered_at) return refuse("CASE_CLOSED");
    const by = byCaller(context);
    await noteAnswer(tx, dispute.id, { answered_at: now, answered_by: caller.staffId, answer: wish.answer });
    await closeCaseAbout(tx, { kind: "payment_disputed", subject: dispute.id }, `answered by ${by.who}`, now);
    await recordAction(tx, by, "dispute_answered", {
      reason: wish.answer,
      dispute: dispute.gateway_reference,
      ...(dispute.order_id && { orderId: dispute.order_id }),
    });
    return {};
  });
});
