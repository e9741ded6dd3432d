import { SmsRefused, type NewsTemplate } from "../../../adapters/sms/sms-sender.ts";
import { mayTry, uncountAttempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { realNamePage } from "../../letters/mails/real-name-letter.server.ts";
import { isWithinBudget, releaseText } from "../proof-codes/text-budgets.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import type { RealName } from "./store.server.ts";

/** Texts cost money, and whoever fills in a form can name anybody's phone: until a person has looked, few are sent. */
const unlookedTexts: AttemptLimit = { what: "texts of forms that came", most: 3, minutes: 1440 };

type Text = { template: NewsTemplate & `real_name_${string}`; key: string };

/** With the way to its page. A phone that can get none is no reason to try for ever. */
export async function textOfRegistration({ template, key }: Text, realName: RealName, shop: Shop): Promise<void> {
  const { sms, log, origin, vault } = shop;
  const { id, number, language, phone: to } = realName;
  const isCounted = template === "real_name_received";
  if (to === null || (isCounted && !(await isAllowed(to, shop)))) return;
  const link = realNamePage({ number, key: keyOfRealName(vault, id), lang: language, origin });
  try {
    await sms.sendSms({ key, to, language, template, parameters: { number, link } });
  } catch (error) {
    if (isCounted) await release(to, shop);
    if (!(error instanceof SmsRefused)) throw error;
    log.info({ template }, "a phone can get no text message");
  }
}

async function isAllowed(to: string, shop: Shop): Promise<boolean> {
  if (!(await mayTry({ ...shop, now: shop.clock() }, unlookedTexts, to))) return false;
  return isWithinBudget(to, shop);
}

async function release(to: string, shop: Shop): Promise<void> {
  await uncountAttempt({ ...shop, now: shop.clock() }, unlookedTexts, to);
  await releaseText(to, shop);
}
