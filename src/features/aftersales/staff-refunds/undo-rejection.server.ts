import { operation } from "../../../platform/operation.server.ts";
import { askedAgain } from "../refund-requests/decide-refund.server.ts";
import { takeBackWithLetter } from "../staff-mails/take-back-with-letter.server.ts";
import { UndoRejection } from "./contract.ts";

export const undoRejection = operation(UndoRejection, (wish, context) =>
  takeBackWithLetter(wish, context, {
    path: UndoRejection.path,
    kind: "refund_rejected",
    right: "give_refunds",
    action: "refund_rejection_undone",
    undo: (tx, { id }, request) => askedAgain(tx, id, request),
  }),
);
