import { describe, expect, test } from "vitest";
import { canGetTexts, phoneFrom } from "./phone.ts";

describe("a phone number is read", () => {
  test.each([
    ["+85251234567", "JP", "+85251234567"],
    ["5123 4567", "HK", "+85251234567"],
    ["(415) 555-2671", "US", "+14155552671"],
    ["090-1234-5678", "JP", "+819012345678"],
    ["０９０ー１２３４ー５６７８", "JP", "+819012345678"],
    ["020 7946 0958", "GB", "+442079460958"],
    ["138 1234 5678", "CN", "+8613812345678"],
    // Italy keeps the nought
    ["06 6988 4857", "IT", "+390669884857"],
    ["+86 138 1234 5678", "XX", "+8613812345678"],
  ])("%j in %s: %s", (text, country, phone) => {
    expect(phoneFrom(text, country)).toBe(phone);
  });
});

describe("a phone number is refused", () => {
  test.each([
    ["", "HK"],
    ["   ", "HK"],
    ["call me", "HK"],
    ["call me at 51234567", "HK"],
    ["123", "HK"],
    ["+852 123", "HK"],
    ["+999 1234567", "HK"],
    ["+85251234567890123", "HK"],
    ["51234567", "XX"],
    ["😀", "JP"],
    ["<b>51234567</b>", "HK"],
    ["0".repeat(40), "HK"],
  ])("%j in %s", (text, country) => {
    expect(phoneFrom(text, country)).toBeUndefined();
  });
});

test.each([
  ["+85291234567", true],
  ["+8613800138000", true],
  ["+12025550123", true],
  ["+819012345678", true],
  ["+447911123456", true],
  ["+85221234567", false],
  ["+441212345678", false],
  ["+449098790000", false],
  ["+18002345678", false],
  ["+19002345678", false],
  ["+81120123456", false],
  ["nonsense", false],
])("a text message to %s: %s", (phone, can) => {
  expect(canGetTexts(phone)).toBe(can);
});
