import type pg from "pg";
import { keptPush } from "./adapters/push/kept-push.server.ts";
import type { PushSender } from "./adapters/push/push-sender.ts";
import { vapidKeys } from "./adapters/push/vapid-keys.server.ts";
import { keptSms } from "./adapters/sms/kept-sms.server.ts";
import type { SmsSender, SmsText } from "./adapters/sms/sms-sender.ts";
import { textMessage } from "./adapters/sms/text-message.ts";
import { textWords } from "./i18n/texts.server.ts";
import { derivedSecret, type Config } from "./platform/config.server.ts";
import type { Vault } from "./platform/vault.server.ts";

type Senders = { config: Config; pool: pg.Pool; vault: Vault; clock: () => Date; shopOrigin: string };

/** The configured way to send text messages. */
export function openSms({ pool, vault, clock, shopOrigin }: Senders): SmsSender {
  const host = new URL(shopOrigin).hostname;
  const inWords = ({ language, template, parameters: { code, minutes } }: SmsText) =>
    textMessage({ sentence: textWords(language)[template](code, minutes), code, host });
  return keptSms({ pool, vault, clock, inWords });
}

/** The configured way to tell browsers. */
export function openPush({ config, pool, vault, clock }: Senders): PushSender {
  const keys = vapidKeys(derivedSecret(config, "web push"));
  return keptPush({ pool, vault, clock, publicKey: keys.publicKey });
}
