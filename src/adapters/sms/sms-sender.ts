import type { Language } from "../../kernel/language.ts";

/**
 * The templates of text messages with a code. Carriers approve each beforehand, as mainland China requires; nothing else
 * can be sent, but the news below.
 */
export const textTemplates = ["sign_in_code", "reset_code", "phone_code"] as const;
export type TextTemplate = (typeof textTemplates)[number];

type Addressed = {
  /** The same for every retry of a message. */
  key: string;
  /** E.164, such as +8613800138000. */
  to: string;
  language: Language;
};
/** `minutes`: the code's lifetime. */
export type CodeText = Addressed & { template: TextTemplate; parameters: { code: string; minutes: number } };
/**
 * That a registration came, is decided or ended, or a top-up is credited, or that a prepaid card (by the end of its
 * number) runs low; and the address of the page.
 */
export const newsTemplates = [
  "real_name_received",
  "real_name_news",
  "real_name_ended",
  "real_name_sim_left",
  "real_name_moved",
  "top_up_news",
  "low_balance_news",
] as const;
export type NewsTemplate = (typeof newsTemplates)[number];
export type NewsText = {
  [Template in NewsTemplate]: Addressed & { template: Template; parameters: { number: string; link: string } };
}[NewsTemplate];
export type SmsText = CodeText | NewsText;

export const isNews = (text: SmsText): text is NewsText => newsTemplates.some((one) => one === text.template);

/** The outcome is unknown, or the message was not accepted: retry with the same key. */
export class SmsUnavailable extends Error {}

/** Final: this number can get no text message. */
export class SmsRefused extends Error {}

/** Sends text messages, of the approved templates only. */
export interface SmsSender {
  readonly name: "sandbox" | "twilio" | "none";
  /**
   * Resolves when the message was accepted; delivery is not reported. Throws `SmsUnavailable` or `SmsRefused`. A retry
   * with the same `key` sends once where the provider has idempotency keys, like the sandbox. Twilio has none for
   * messages, so a message whose response was lost is sent twice; both have the same text.
   */
  sendSms(text: SmsText): Promise<void>;
}
