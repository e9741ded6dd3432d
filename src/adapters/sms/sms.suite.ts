import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  SmsRefused,
  SmsUnavailable,
  newsTemplates,
  textTemplates,
  type SmsSender,
  type SmsText,
  type CodeText,
} from "./sms-sender.ts";

/** What came to phones, oldest first. */
type SmsAtTest = { sms: SmsSender; arrived(): Promise<{ to: string; text: string }[]>; close(): Promise<void> };

/** Numbers that every sender at test knows: …0404 can get no text, …0503 cannot be reached now. */
export const phones = { reachable: "+85291234567", refused: "+85291230404", down: "+85291230503" };

export const aText = (change: Partial<CodeText> = {}): CodeText => ({
  key: randomUUID(),
  to: phones.reachable,
  template: "sign_in_code",
  language: "en",
  parameters: { code: "402817", minutes: 10 },
  ...change,
});

/** Stands for the shop's words, with what an encoding could spoil. */
export const spoken = ({ language, template, parameters }: SmsText) =>
  `「${template}」 & 100% + ${Object.values(parameters).join(" 分钟 😀 ")} ${language}`;

/** What every sender of text messages must do; it is opened with `spoken` as its words. */
export function describeSms(name: string, open: () => Promise<SmsAtTest>): void {
  describe(name, () => {
    let at: SmsAtTest;
    beforeAll(async () => void (at = await open()));
    afterAll(() => at.close());
    const came = async (run: () => Promise<unknown>) => {
      const before = (await at.arrived()).length;
      await run();
      return (await at.arrived()).slice(before);
    };

    test.each(textTemplates)("%s reaches the phone as it was written", async (template) => {
      const text = aText({ template, language: "zh-cn" });
      expect(await came(() => at.sms.sendSms(text))).toEqual([{ to: phones.reachable, text: spoken(text) }]);
    });

    test.each(newsTemplates)("%s reaches it, too", async (template) => {
      const { key, to, language } = aText();
      const parameters = { number: "RN0123456789", link: "https://shop.test/en/real-name-result?number=RN0123456789" };
      const news = { key, to, language, template, parameters } as const;
      expect(await came(() => at.sms.sendSms(news))).toEqual([{ to: phones.reachable, text: spoken(news) }]);
    });

    test("two messages are two", async () => {
      expect(await came(() => Promise.all([at.sms.sendSms(aText()), at.sms.sendSms(aText())]))).toHaveLength(2);
    });

    test("a repeat with the same key says the same, whatever it was given", async () => {
      const text = aText();
      const texts = await came(async () => {
        await at.sms.sendSms(text);
        await at.sms.sendSms(text);
      });
      expect(new Set(texts.map((one) => one.text))).toEqual(new Set([spoken(text)]));
    });

    test("a number that can get none is refused, and nothing comes to anybody", async () => {
      expect(
        await came(() => expect(at.sms.sendSms(aText({ to: phones.refused }))).rejects.toBeInstanceOf(SmsRefused)),
      ).toEqual([]);
    });

    test("an outage is no refusal: it may be tried again", async () => {
      const failed = at.sms.sendSms(aText({ to: phones.down }));
      await expect(failed).rejects.toBeInstanceOf(SmsUnavailable);
      expect(await came(() => at.sms.sendSms(aText()))).toHaveLength(1);
    });

    test.each([phones.refused, phones.down])("what goes wrong with %s tells neither number nor code", async (to) => {
      const failed = (await at.sms.sendSms(aText({ to })).catch((error: Error) => error)) as Error;
      expect(`${failed.message} ${String(failed.cause)}`).not.toMatch(/9123|402817/);
    });
  });
}
