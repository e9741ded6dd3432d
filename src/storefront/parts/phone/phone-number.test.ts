import { expect, test } from "vitest";
import { phoneEntries, phoneNumber } from "./phone-number.ts";

const codes = [
  { country: "HK", code: "+852" },
  { country: "BS", code: "+1 242" },
  { country: "US", code: "+1" },
];

test.each([
  ["+85251234567", "HK", "HK +852", "51234567"],
  ["+12425551234", "BS", "BS +1 242", "5551234"],
  ["+819012345678", "HK", "", "+819012345678"],
  ["+85251234567", "JP", "", "+85251234567"],
])(
  "%s of a person in %s fills the form with %j and %s, and is the same number again",
  (whole, country, chosen, typed) => {
    expect(phoneEntries(whole, country, codes)).toEqual({ chosen, typed });
    expect(phoneNumber(chosen, typed).replaceAll(" ", "")).toBe(whole);
  },
);
