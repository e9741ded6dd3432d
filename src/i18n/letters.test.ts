import { expect, test } from "vitest";
import type { Language } from "../kernel/language.ts";
import { letterWords, paymentDescription } from "./letters.server.ts";

test.each<[Language, string, number, number, string]>([
  ["en", "Japan", 7, 2, "Farwave eSIM – Japan, 7 days × 2"],
  ["en", "Japan", 1, 1, "Farwave eSIM – Japan, 1 day"],
  ["zh-cn", "日本", 7, 2, "Farwave eSIM – 日本，7 天 × 2"],
  ["zh-hk", "日本", 7, 1, "Farwave eSIM – 日本，7 日"],
  // not yet offered in full: English (requirements L3)
  ["ja", "Japan", 7, 1, "Farwave eSIM – Japan, 7 days"],
  // an area that has left the catalogue
  ["en", "", 30, 1, "Farwave eSIM – 30 days"],
])("%s: %s for %i days, %i of them, reads on a bank statement", (language, area, days, quantity, line) => {
  expect(paymentDescription(language, { area, days, quantity })).toBe(line);
});

test("mainland and Hong Kong readers get their own words", () => {
  expect(letterWords("zh-cn").bought.data).toBe("流量");
  expect(letterWords("zh-hk").bought.data).toBe("數據");
});
