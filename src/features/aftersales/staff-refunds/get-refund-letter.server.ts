import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { letterOfRefunds } from "../../letters/mails/letter-for.server.ts";
import { mailForStaff } from "../../letters/mails/mail-for-staff.server.ts";
import { soldInLetter } from "../../letters/mails/store.server.ts";
import { revealedUntil } from "../../records/reveals/store.server.ts";
import { orderByNumber } from "../../sales/orders/store.server.ts";
import { booksOfRefund } from "../../sales/payments/refund-books.server.ts";
import { requestById } from "../refund-requests/store.server.ts";
import { GetRefundLetter } from "./contract.ts";
import { refundAtHand } from "./refund-at-hand.server.ts";

/** Drawn by the template of the e-mail itself, from what the refund would write. */
export const getRefundLetter = operation(GetRefundLetter, async ({ number, part = 0, ...wish }, context) => {
  const { db, caller, now } = context;
  const order = (await orderByNumber(db, number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
  const { amount } = await refundAtHand(db, order, wish, context);
  const { goesTo } = await booksOfRefund(db, order.id, amount);
  const { method, sum } = goesTo[part] ?? refuse("REFUND_NOT_POSSIBLE");
  const request = wish.requestId === undefined ? undefined : await requestById(db, wish.requestId);
  const reason = request?.kind === "withdrawal" ? "withdrawn" : "granted";
  const sold = (await soldInLetter(db, order.number))!;
  const mail = {
    id: order.id,
    order_id: order.id,
    kind: "refunded" as const,
    position: null,
    what: null,
    day: null,
    repetition: null,
    recipient: null,
    lang: null,
  };
  const revealed = await revealedUntil(db, caller, { kind: "order", thing: order.number }, now);
  const letter = await mailForStaff({ mail, sold }, context, {
    revealed: revealed !== undefined,
    write: (...facts) => letterOfRefunds(...facts, [{ amount: sum, reason, method, sentOn: now }]),
  });
  return letter!;
});
