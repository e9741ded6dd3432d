import { expect, test } from "vitest";
import { isOneSegment, textMessage } from "./text-message.ts";

test.each<[string, string, boolean]>([
  ["160 of the GSM alphabet", "x".repeat(160), true],
  ["161", "x".repeat(161), false],
  ["a euro takes two places", "€".repeat(80), true],
  ["so 81 are too many", "€".repeat(81), false],
  ["accents that are in it", "é".repeat(160), true],
  ["a curly quote changes the alphabet: 70", `’${"x".repeat(69)}`, true],
  ["71", `’${"x".repeat(70)}`, false],
  ["70 of Chinese", "码".repeat(70), true],
  ["71 of Chinese", "码".repeat(71), false],
  ["an emoji counts twice", "😀".repeat(35), true],
  ["36 of them", "😀".repeat(36), false],
  ["nothing", "", true],
])("%s", (_what, text, one) => expect(isOneSegment(text)).toBe(one));

test.each<[string, string, string, string, boolean]>([
  ["Hong Kong, with room", "您的验证码", "+85291234567", "shop.example.com", true],
  ["no room left", "码".repeat(50), "+85291234567", "shop.example.com", false],
  ["mainland China", "您的验证码", "+8613800138000", "shop.example.com", false],
  ["a host that is too long", "code", "+447911123456", `${"a".repeat(150)}.example.com`, false],
])("the site's line: %s", (_what, sentence, to, host, bound) => {
  expect(textMessage({ sentence, to, code: "402817", host })).toBe(bound ? `${sentence}\n@${host} #402817` : sentence);
});
