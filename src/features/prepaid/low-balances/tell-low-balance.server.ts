import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { SmsRefused } from "../../../adapters/sms/sms-sender.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import { gigabytesFor, prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { lowBalanceLetter, prepaidCardPage } from "../../letters/mails/low-balance-letter.server.ts";
import { cardById } from "../../sales/saved-cards/store.server.ts";
import { balanceOf } from "../balances/store.server.ts";
import { accountToTell } from "../holders/account-to-tell.server.ts";
import { holdsCard } from "../holders/holds-card.server.ts";
import { alertOf } from "./alerts-store.server.ts";
import { autoTopUpOf } from "./auto-store.server.ts";
import { cardToTell } from "./card-to-tell.server.ts";
import { stopReasons, type StopReason } from "./rules.ts";

type Told = { accountId: string; iccid: string; what: "low" | "cap" | StopReason };

export async function tellLater(tx: DbOrTx, told: Told): Promise<void> {
  await addJob(tx, "tell-low-balance", { id: randomUUID(), ...told });
}

/**
 * Written when it is sent, by what is true then: a low balance is told while it is low, wanted, and the card still its
 * reader's; whoever's it is no more is told that their automatic top-up is off, and nothing of the card. `id`: the
 * e-mail's, the same when it is sent again after a crash.
 */
export const tellLowBalance = sendingJob(
  "tell-low-balance",
  z.object({
    id: z.uuid(),
    accountId: z.uuid(),
    iccid: z.string(),
    what: z.enum(["low", "cap", ...stopReasons]),
  }),
  async ({ id, ...told }, shop): Promise<void> => {
    const { db, mailer, origin } = shop;
    const [account, card] = [await accountToTell(db, told.accountId), await cardToTell(db, told.iccid)];
    if (!account || !card) return;
    const balance = await balanceOf(db, told.iccid);
    const alert = await alertOf(db, told);
    const isOwn = await holdsCard(db, told, shop.clock());
    if (told.what === "low" && (!alert || balance >= alert.below || !isOwn)) return;
    const auto = await autoTopUpOf(db, told);
    const payCard = auto && (await cardById(db, auto.card_id));
    const hkd = (amount: number) => money(amount, prepaidCurrency);
    const letter = lowBalanceLetter({
      what: told.what,
      lang: account.lang,
      to: account.email,
      origin,
      iccid: told.iccid,
      card: isOwn
        ? {
            balance: hkd(balance),
            gigabytes: gigabytesFor(Math.max(0, balance), card.tariff),
            validUntil: card.validUntil,
          }
        : null,
      agreed: auto
        ? { amount: hkd(auto.amount), monthlyCap: hkd(auto.monthly_cap), card: payCard?.last_four ?? null }
        : null,
    });
    await mailer.send({ id, to: account.email, ...letter });
    if (told.what === "low" && alert?.by_text && account.phone !== null)
      await text({ id, to: account.phone, lang: account.lang, iccid: told.iccid }, shop);
  },
);

type Text = { id: string; to: string; lang: Parameters<typeof prepaidCardPage>[0]["lang"]; iccid: string };

async function text({ id, to, lang, iccid }: Text, { sms, log, origin }: Shop): Promise<void> {
  // its end alone: a text message shows on a locked screen
  const parameters = { number: maskedIccid(iccid).slice(-4), link: prepaidCardPage({ iccid, lang, origin }) };
  try {
    await sms.sendSms({ key: id, to, language: lang, template: "low_balance_news", parameters });
  } catch (error) {
    if (!(error instanceof SmsRefused)) throw error;
    log.info({ template: "low_balance_news" }, "a phone can get no text message");
  }
}
