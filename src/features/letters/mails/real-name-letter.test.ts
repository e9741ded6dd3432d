import { describe, expect, test } from "vitest";
import { languageFacts, languages, type Language } from "../../../kernel/language.ts";
import { realNameCases, realNameLetter } from "./real-name-letter.server.ts";

const own: Record<Language, RegExp> = {
  "zh-cn": /实名/,
  "zh-hk": /實名/,
  en: /registration/i,
  ja: /[\u3040-\u30ff]/,
  ko: /\p{Script=Hangul}/u,
};

describe.each(languages)("in %s", (lang) => {
  test.each(realNameCases)(
    "$state, $reasons: whole in its language, with the link, and nothing of the document",
    (news) => {
      const { subject, text, html } = realNameLetter({
        ...news,
        number: "RN0123456789",
        key: "k",
        to: "mei@example.com",
        lang,
        origin: "http://shop.test",
      });
      expect(html).toContain(`<html lang="${languageFacts[lang].html}">`);
      expect(text).toContain(`http://shop.test/${lang}/real-name-result?number=RN0123456789&key=k`);
      expect(`${subject}${text}`).toMatch(own[lang]);
      if (lang !== "en")
        expect(text.replaceAll(/https?:\S+|\S+@\S+/g, "").match(/(?:\b[a-z]{3,}\s+){2,}[a-z]{3,}/gi)).toBeNull();
    },
  );
});
