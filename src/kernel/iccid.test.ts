import { describe, expect, test } from "vitest";
import { iccidKey, readIccid, soldPrefixes, spacedIccid } from "./iccid.ts";

const sold = (text: string) => readIccid(text, { prefixes: soldPrefixes });

describe("an ICCID is read", () => {
  test.each([
    ["8985234000000000002", "8985234000000000002"],
    ["8985234012345678905", "8985234012345678905"],
    ["8985234999999999993", "8985234999999999993"],
    ["8985234102030405068", "8985234102030405068"],
    ["8985234777777777777", "8985234777777777777"],
    ["89852340000000000007", "89852340000000000007"],
    ["89852340123456789012", "89852340123456789012"],
    ["89852349876543210984", "89852349876543210984"],
    // a filler F, a vendor's digit, full-width digits, spaces and hyphens
    ["8985234000000000002F", "8985234000000000002"],
    ["8985234012345678905f", "8985234012345678905"],
    ["89852340123456789057", "89852340123456789057"],
    ["８９８５２３４０１２３４５６７８９０５", "8985234012345678905"],
    [" 8985 2340-1234 5678-905 ", "8985234012345678905"],
  ])("%s", (text, iccid) => {
    expect(sold(text)).toEqual({ ok: true, iccid });
  });
});

describe("an ICCID is refused", () => {
  test.each([
    ["", "empty"],
    [" - ", "empty"],
    ["8985234000000000003", "wrong"],
    ["8986234000000000002", "prefix"],
    ["898523400000000000", "wrong"],
    ["898523400000000000071", "wrong"],
    ["8985234O12345678905", "wrong"],
    ["8985234000000000002FF", "wrong"],
    ["8944474600000109251", "prefix"],
  ])("%j is %s", (text, problem) => {
    expect(sold(text)).toEqual({ ok: false, problem });
  });
});

test.each(["8944474600000109251", "8944538532008160222", "89852245280000942210", "89445385320081602226"])(
  "%s of another issuer passes where its prefix is sold",
  (text) => {
    expect(readIccid(text, { prefixes: ["8944", "89852"] })).toEqual({ ok: true, iccid: text });
  },
);

test("a card keeps one key with and without the vendor's digit", () => {
  expect(iccidKey("89852340123456789057")).toBe(iccidKey("8985234012345678905"));
  expect(iccidKey("89852340000000000007")).toBe("89852340000000000007");
});

test("it is written as cards show it", () => {
  expect(spacedIccid("8985234310000100045")).toBe("8985 2343 1000 0100 045");
  expect(spacedIccid("89852343100001000457")).toBe("8985 2343 1000 0100 0457");
});
