import { expect, test } from "vitest";
import { codeBehind, codesLike } from "./calling-codes.ts";
import { phoneIn } from "./typed-phone.ts";

const codes = [
  { country: "CA", name: "Canada", code: "+1" },
  { country: "HK", name: "Hong Kong", code: "+852" },
  { country: "JP", name: "日本", code: "+81" },
  { country: "US", name: "United States", code: "+1" },
];

test.each([
  ["+852", "HK"],
  ["852", "HK"],
  ["00852", "HK"],
  ["＋８５２", "HK"],
  [" hk ", "HK"],
  ["hong kong", "HK"],
  ["日本", "JP"],
  ["+1", "US"],
  ["CA", "CA"],
  ["", undefined],
  ["+", undefined],
  ["+999", undefined],
  ["Narnia", undefined],
  ["<script>", undefined],
])("%j means %s", (typed, country) => expect(codeBehind(typed, codes)?.country).toBe(country));

test.each([
  ["", ["CA", "HK", "JP", "US"]],
  ["h", ["HK"]],
  ["kong", ["HK"]],
  ["8", ["HK", "JP"]],
  ["+8", ["HK", "JP"]],
  ["1", ["CA", "US"]],
  ["st", ["US"]],
  ["jp", ["JP"]],
  ["x", []],
])("%j finds %j", (typed, found) => expect(codesLike(typed, codes).map(({ country }) => country)).toEqual(found));

const form = (entries: Record<string, string>) => {
  const filled = new FormData();
  for (const [name, value] of Object.entries(entries)) filled.set(`phone.${name}`, value);
  return filled;
};
const call = (async () => ({ countryCodes: codes })) as never;
const notNeeded = (() => expect.fail("no lookup is needed")) as never;

test("what was chosen is taken as it was shown, without asking anybody", async () => {
  expect(await phoneIn(form({ country: "+1", chosen: "CA +1", number: " 416 555 2671 " }), notNeeded)).toEqual({
    country: "CA",
    number: "416 555 2671",
  });
});

test.each([
  [{ country: "+81", chosen: "HK +852", number: "90" }, "JP"],
  [{ country: "Hong Kong", chosen: "", number: "5123" }, "HK"],
  [{ country: "", chosen: "", number: "+85251234567" }, "US"],
  [{ country: "", chosen: "", number: "5123" }, ""],
  [{ country: "Narnia", chosen: "XX", number: "5123" }, ""],
  [{}, ""],
])("without scripts %j is of %j", async (entries, country) =>
  expect((await phoneIn(form(entries), call)).country).toBe(country),
);
