import type { Language } from "../../kernel/language.ts";

/**
 * What a text message is for. Each is one text that carriers approve beforehand, as mainland China demands; nothing
 * else can be sent.
 */
export const textTemplates = ["sign_in_code", "reset_code", "phone_code"] as const;
export type TextTemplate = (typeof textTemplates)[number];

export type SmsText = {
  /** The same for every try of one message. */
  key: string;
  /** E.164, such as +8613800138000. */
  to: string;
  template: TextTemplate;
  language: Language;
  /** `minutes`: for how long the code can be used. */
  parameters: { code: string; minutes: number };
};

/** Nothing is known of the message, or it was not taken: the same key may be tried again. */
export class SmsUnavailable extends Error {}

/** Final: this number can get no text message. */
export class SmsRefused extends Error {}

/** Sends text messages, of the approved templates only. */
export interface SmsSender {
  readonly name: "sandbox" | "twilio" | "none";
  /**
   * Resolves when the message was taken; whether it arrives is not told. Throws `SmsUnavailable` or `SmsRefused`. A
   * repeat with the same `key` sends once where the sender knows keys: the sandbox does. Twilio has none for messages,
   * so a message whose answer got lost is sent twice by a repeat; it says the same.
   */
  sendSms(text: SmsText): Promise<void>;
}
