import type pg from "pg";
import { keptMailer } from "../adapters/mail/kept-mailer.server.ts";
import type { Mailer } from "../adapters/mail/mailer.ts";
import { keptPush } from "../adapters/push/kept-push.server.ts";
import type { PushSender } from "../adapters/push/push-sender.ts";
import { vapidKeys } from "../adapters/push/vapid-keys.server.ts";
import { keptSms } from "../adapters/sms/kept-sms.server.ts";
import { noSms } from "../adapters/sms/no-sms.ts";
import { isNews, type NewsTemplate, type NewsText, type SmsSender, type SmsText } from "../adapters/sms/sms-sender.ts";
import { textMessage } from "../adapters/sms/text-message.ts";
import { twilioSms } from "../adapters/sms/twilio-sms.server.ts";
import { letterWords } from "../i18n/letters.server.ts";
import { textWords } from "../i18n/texts.server.ts";
import { addressIn } from "../kernel/address-in.ts";
import { derivedSecret, type Config } from "../platform/config.server.ts";
import type { Vault } from "../platform/vault.server.ts";

type Senders = { config: Config; pool: pg.Pool; vault: Vault; clock: () => Date; shopOrigin: string };

/** The configured way to send e-mails. */
export async function openMailer({ config, pool, vault, clock }: Senders): Promise<Mailer> {
  const { SMTP_URL: url, MAIL_FROM: from, SMTP_PLAIN: plain } = config;
  if (!url) return keptMailer(pool, vault, clock);
  const { smtpMailer } = await import("../adapters/mail/smtp-mailer.server.ts");
  return smtpMailer({ url, from, plain });
}

/** The configured way to send text messages. */
export function openSms({ config, pool, vault, clock, shopOrigin }: Senders): SmsSender {
  const host = new URL(shopOrigin).hostname;
  const inWords = (text: SmsText) => {
    if (isNews(text)) return newsText(text);
    const { to, language, template, parameters } = text;
    const { code, minutes } = parameters;
    return textMessage({ sentence: textWords(language)[template](code, minutes), to, code, host });
  };
  if (config.SMS_PROVIDER === "none") return noSms;
  if (config.SMS_PROVIDER === "sandbox") return keptSms({ pool, vault, clock, inWords });
  const { TWILIO_ORIGIN: origin, TWILIO_ACCOUNT_SID, TWILIO_API_KEY, TWILIO_API_SECRET, TWILIO_FROM } = config;
  return twilioSms({
    origin,
    accountSid: TWILIO_ACCOUNT_SID!,
    apiKey: TWILIO_API_KEY!,
    apiSecret: TWILIO_API_SECRET!,
    from: TWILIO_FROM!,
    inWords,
  });
}

/** Not to mainland China with a link, where carriers drop messages that name a site. */
function newsText({ to, language, template, parameters: { number, link } }: NewsText) {
  const { realName, topUp, lowBalance } = letterWords(language);
  const sentences: Record<NewsTemplate, (number: string) => string> = {
    real_name_received: realName.receivedText,
    real_name_news: realName.text,
    real_name_ended: realName.endedText,
    real_name_sim_left: realName.simLeftText,
    real_name_moved: realName.movedText,
    top_up_news: topUp.text,
    low_balance_news: lowBalance.text,
  };
  const sentence = sentences[template](number);
  return to.startsWith("+86") ? sentence : `${sentence}\n${link}`;
}

/** The configured sender of push messages. */
export async function openPush({ config, pool, vault, clock }: Senders): Promise<PushSender> {
  const keys = vapidKeys(derivedSecret(config, "web push"));
  const way = config.WEB_PUSH ?? (config.SHOP_MODE === "production" ? "send" : "sandbox");
  if (way === "sandbox") return keptPush({ pool, vault, clock, publicKey: keys.publicKey });
  const { webPushSender } = await import("../adapters/push/web-push.server.ts");
  return webPushSender({ keys, contact: addressIn(config.MAIL_FROM) });
}
