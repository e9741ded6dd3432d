import * as z from "zod/mini";
import { SmsRefused } from "../../../adapters/sms/sms-sender.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { topUpLetter, topUpPage } from "../../letters/mails/top-up-letter.server.ts";
import { payingPaymentOf } from "../../sales/payments/store.server.ts";
import { topUpById } from "../../sales/top-ups/store.server.ts";
import { keyOfTopUp } from "./top-up-key.server.ts";

/** That a top-up is on its card, or that its money goes back: by e-mail, and by text where a phone was named. */
export const tellTopUp = sendingJob(
  "tell-top-up",
  z.object({ topUpId: z.uuid() }),
  async ({ topUpId }, shop): Promise<void> => {
    const { db, mailer, sms, log, origin, vault } = shop;
    const topUp = await topUpById(db, topUpId);
    const { state, number, email, phone, language, iccid, amount, bonus, valid_until } = topUp;
    if (state !== "credited" && state !== "returned") return;
    const payment = (await payingPaymentOf(db, { kind: "top_up", id: topUpId }))!;
    const where = { number, key: keyOfTopUp(vault, topUpId), lang: language, origin };
    const facts = {
      state,
      masked: maskedIccid(iccid),
      amount: money(amount, prepaidCurrency),
      bonus: money(bonus, prepaidCurrency),
      charged: money(payment.charged_amount, payment.charged_currency),
      validUntil: valid_until,
    };
    if (email !== null)
      await mailer.send({ id: topUpId, to: email, ...topUpLetter({ ...where, ...facts, to: email }) });
    if (phone === null) return;
    try {
      const parameters = { number, link: topUpPage(where) };
      await sms.sendSms({ key: topUpId, to: phone, language, template: "top_up_news", parameters });
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error;
      log.info({ state }, "a phone can get no text message");
    }
  },
);
