import { expect, test } from "vitest";
import { languages } from "../../../kernel/language.ts";
import { loadWords, wordsOf } from "../../ground/visit/words.ts";

test.each(languages)(
  "in %s the least age of each region is said as it is set, and none where it is not known",
  async (language) => {
    await loadWords(language, ["real-name", "real-name-result"]);
    const { need, details } = wordsOf(language, "real-name");
    const numbersIn = (text: string) => text.match(/\d+/g) ?? [];
    expect(numbersIn(need.contactText(16, 16))).toEqual(["16"]);
    expect(numbersIn(need.contactText(16, 18))).toEqual(["16", "18"]);
    expect(details.young("day", 21)).not.toMatch(/21(th|st)/);
    expect(wordsOf(language, "real-name-result").reasons.too_young).not.toMatch(/\d/);
  },
);
