import * as z from "zod/mini";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { topUpRefundLetter } from "../../letters/mails/top-up-letter.server.ts";
import { refundById } from "../../sales/payments/refund-store.server.ts";
import { paymentById } from "../../sales/payments/store.server.ts";
import { topUpById } from "../../sales/top-ups/store.server.ts";
import { keyOfTopUp } from "./top-up-key.server.ts";

/** That a payment which a top-up did not need goes back: its buyer sees a charge that nothing else explains. */
export const tellTopUpRefund = sendingJob(
  "tell-top-up-refund",
  z.object({ refundId: z.uuid() }),
  async ({ refundId }, { db, mailer, origin, vault }): Promise<void> => {
    const refund = (await refundById(db, refundId))!;
    const { reason, amount, currency } = refund;
    if (refund.state !== "succeeded" || (reason !== "paid_twice" && reason !== "paid_late")) return;
    const { method, payable_id } = (await paymentById(db, refund.payment_id))!;
    const { id, state, number, iccid, email, language } = await topUpById(db, payable_id);
    if (email === null) return;
    const letter = topUpRefundLetter({
      number,
      key: keyOfTopUp(vault, id),
      lang: language,
      origin,
      reason: reason === "paid_twice" && state === "returned" ? "paid_in_vain" : reason,
      method,
      masked: maskedIccid(iccid),
      amount: money(amount, currency),
      to: email,
    });
    await mailer.send({ id: refundId, to: email, ...letter });
  },
);
