import * as z from "zod";
import { jsonIn, post, usualPatienceMs } from "../post.server.ts";
import { SmsRefused, SmsUnavailable, type SmsSender, type SmsText } from "./sms-sender.ts";

type TwilioAccess = {
  origin: string;
  accountSid: string;
  /** An API key (SK…) and its secret: unlike the account's token, it can be revoked alone. */
  apiKey: string;
  apiSecret: string;
  /** Our sender number in E.164, or a messaging service (MG…). */
  from: string;
  inWords: (text: SmsText) => string;
  patienceMs?: number;
};

/**
 * Permanent errors (twilio.com/docs/api/errors). The number: 21211, 21214 and 21217 invalid, 21265 a short code, 21610
 * unsubscribed, 21614 and 21635 cannot get texts. The destination: 21408 and 21612, this account sends nothing there.
 */
const final = [21211, 21214, 21217, 21265, 21408, 21610, 21612, 21614, 21635];

const Taken = z.object({
  sid: z.string().startsWith("SM"),
  status: z.enum(["accepted", "scheduled", "queued", "sending", "sent", "delivered"]),
});
const Failed = z.object({ code: z.int() });

/** Twilio's Messages resource. Errors contain codes only: no key, number or verification code gets into a log. */
export function twilioSms({
  origin,
  accountSid,
  apiKey,
  apiSecret,
  from,
  inWords,
  patienceMs = usualPatienceMs,
}: TwilioAccess): SmsSender {
  const url = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, origin);
  const headers = {
    authorization: `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString("base64")}`,
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
  };
  const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";

  return {
    name: "twilio",
    async sendSms(text) {
      // an expired code would only confuse: ValidityPeriod, in seconds, at most 10 hours
      const longest = 36_000;
      const validity = "link" in text.parameters ? longest : Math.min(text.parameters.minutes * 60, longest);
      const form = new URLSearchParams({
        To: text.to,
        [sender]: from,
        Body: inWords(text),
        ValidityPeriod: String(validity),
      });
      const { status, text: answer } = await asked(form.toString());
      if (status === 201 && Taken.safeParse(jsonIn(answer)).success) return;
      const code = Failed.safeParse(jsonIn(answer)).data?.code;
      const what = `Twilio answered HTTP ${status}${code ? `, error ${code}` : " without sense"}`;
      if (status === 400 && code && final.includes(code)) throw new SmsRefused(what);
      throw new SmsUnavailable(what);
    },
  };

  async function asked(form: string) {
    try {
      return await post(url, form, headers, { patienceMs });
    } catch (error) {
      throw new SmsUnavailable(`Twilio: ${(error as Error).message}`, { cause: error });
    }
  }
}
