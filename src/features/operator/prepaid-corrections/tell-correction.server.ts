import * as z from "zod/mini";
import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { correctionLetter } from "../../letters/mails/correction-letter.server.ts";
import { balanceOf } from "../../prepaid/balances/store.server.ts";
import { accountToTell } from "../../prepaid/holders/account-to-tell.server.ts";
import { holdsCard } from "../../prepaid/holders/holds-card.server.ts";
import { correctionById } from "./store.server.ts";

/**
 * To whoever holds the card when it is sent, without the reason, which staff wrote for themselves. `id`: the e-mail's,
 * the same after a crash.
 */
export const tellCorrection = sendingJob(
  "tell-correction",
  z.object({ id: z.uuid(), correctionId: z.uuid(), accountId: z.uuid() }),
  async ({ id, correctionId, accountId }, { db, mailer, origin, clock }): Promise<void> => {
    const [correction, account] = [await correctionById(db, correctionId), await accountToTell(db, accountId)];
    if (correction?.state !== "done" || !account) return;
    if (!(await holdsCard(db, { accountId, iccid: correction.iccid }, clock()))) return;
    const { email: to, lang } = account;
    const letter = correctionLetter({
      lang,
      to,
      origin,
      iccid: correction.iccid,
      amount: money(correction.amount, prepaidCurrency),
      balance: money(await balanceOf(db, correction.iccid), prepaidCurrency),
    });
    await mailer.send({ id, to, ...letter });
  },
);
