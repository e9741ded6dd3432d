import { describe, expect, test } from "vitest";
import { addressForm, knownForms } from "./address-forms.ts";
import { addressProblems, postalCodeFrom, tidyAddress } from "./shipping-rules.ts";

describe("a postal code is read", () => {
  test.each([
    ["JP", "1540023", "154-0023"],
    ["JP", "〒１５４−００２３", "154-0023"],
    ["JP", " 154 0023 ", "154-0023"],
    ["GB", "ec1y8sy", "EC1Y 8SY"],
    ["GB", "w1a 0ax", "W1A 0AX"],
    ["CA", "h3z-2y7", "H3Z 2Y7"],
    ["NL", "1234ab", "1234 AB"],
    ["IE", "a65f4e2", "A65 F4E2"],
    ["IE", "d6w xy00", "D6W XY00"],
    ["US", "95014", "95014"],
    ["US", "95014 1234", "95014-1234"],
    ["CH", "CH-8001", "8001"],
    ["DE", "D-26133", "26133"],
    ["TW", "10448", "10448"],
    ["SG", "546 080", "546080"],
    ["FR", "33 380", "33380"],
  ])("%s: %j is %s", (country, text, code) => {
    expect(postalCodeFrom(country, text)).toBe(code);
    expect(addressForm(country).postalCode?.pattern.test(code)).toBe(true);
  });

  test("and left as it is where the country's codes are unknown", () => {
    expect(postalCodeFrom("PT", " 1000-001 ")).toBe("1000-001");
  });
});

describe("a postal code is refused", () => {
  test.each([
    ["JP", "15400"],
    ["JP", "154-002A"],
    ["GB", "12345"],
    ["GB", "E"],
    ["US", "9501"],
    ["US", "950141234567"],
    ["CA", "D1A 1A1"],
    ["CN", "10003"],
    ["CN", "😀"],
    ["NL", "0123 AB"],
    ["IN", "010034"],
    ["CH", "0801"],
    ["TW", "1044"],
    ["DE", "<b>26133</b>"],
    ["AU", "206O"],
    ["KR", "110-110"],
  ])("%s %j", (country, postalCode) => {
    const address = tidyAddress({ country, province: "P", city: "C", address: "1 Street", postalCode });
    expect(addressProblems(address, "shipping")).toEqual([{ field: "shipping.postalCode", problem: "postal_code" }]);
  });
});

describe("what is missing", () => {
  test.each([
    ["HK", ["province", "address"]],
    ["MO", ["address"]],
    ["SG", ["address", "postalCode"]],
    ["JP", ["postalCode", "province", "city", "address"]],
    ["US", ["address", "city", "province", "postalCode"]],
    ["GB", ["address", "city", "postalCode"]],
    ["AE", ["address", "province"]],
    ["CN", ["province", "city", "address"]],
    ["XX", ["address", "city"]],
  ])("in %s, told in the order of the form", (country, parts) => {
    const address = tidyAddress({ country, province: " ", city: "", address: "", postalCode: "  " });
    expect(addressProblems(address, "shipping")).toEqual(
      parts.map((part) => ({ field: `shipping.${part}`, problem: "empty" })),
    );
  });
});

test("parts that a country does not have are dropped and never printed on a parcel", () => {
  expect(
    tidyAddress({ country: "MO", province: "Macao", city: "Taipa", address: "1 Rua", postalCode: "999078" }),
  ).toEqual({
    country: "MO",
    province: undefined,
    city: "Taipa",
    address: "1 Rua",
    postalCode: undefined,
  });
});

describe.each(knownForms)("the form of %s", (country) => {
  const { fields, postalCode } = addressForm(country);

  test("has each part once, a street, and an example that fits its own pattern", () => {
    const parts = fields.map(({ part }) => part);
    expect(new Set(parts).size).toBe(parts.length);
    expect(fields.every(({ label }) => label)).toBe(true);
    expect(fields.find(({ part }) => part === "address")?.needed).toBe(true);
    expect(parts.includes("postalCode")).toBe(postalCode !== undefined);
    if (postalCode) expect(postalCodeFrom(country, postalCode.example)).toMatch(postalCode.pattern);
  });
});
