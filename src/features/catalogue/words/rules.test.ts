import { describe, expect, test } from "vitest";
import { isOneSegment } from "../../../adapters/sms/text-message.ts";
import {
  isOfOtherFiles,
  pairsOf,
  problemsOfText,
  problemsOfTextMessage,
  saidNow,
  withEndsOf,
  withNames,
  withPlaces,
} from "./rules.ts";

test("values have names for people and places for the shop", () => {
  expect(withNames("{0} of {1}, {2}", ["left", "all"])).toBe("{left} of {all}, {2}");
  expect(withPlaces("{all}: {left} {other}", ["left", "all"])).toBe("{1}: {0} {other}");
});

test("what is said now, where the files have changed since", () => {
  const said = [["{0} days", "{0} whole days"]] as const;
  expect(saidNow(["{0} days", "1 day"], said, true)).toEqual(["{0} whole days", "1 day"]);
  expect(saidNow(["for {0} days"], said, true)).toEqual(["for {0} days"]);
  expect(saidNow(["Buy today"], [["Buy now", "Order"]], false)).toEqual(["Order"]);
  expect(saidNow(["Buy now"], null, false)).toEqual(["Buy now"]);
  expect([isOfOtherFiles(["for {0} days"], said), isOfOtherFiles(["{0} days"], said)]).toEqual([true, false]);
  expect([pairsOf(["a", "b"], ["a", "c"]), pairsOf(["a"], ["a"])]).toEqual([[["b", "c"]], null]);
});

test.each([
  ["I’m going to ", "  We go to", "We go to "],
  [" for ", "during", " during "],
  ["Buy", " Order ", "Order"],
  ["Buy", "   ", ""],
  ["", "   ", ""],
  [" ", "", " "],
  ["", "new ", "new"],
])("%j typed as %j is %j: pieces of sentences keep their ends", (compiled, typed, text) =>
  expect(withEndsOf(compiled, typed)).toBe(text),
);

describe("a text in place of another", () => {
  const compiled = "Write to {address} or see https://farwave.example/help, {minutes} minutes.";
  test.each([
    [compiled, undefined],
    ["In {minutes} minutes: {address}, https://farwave.example/help", undefined],
    ["<b>{address}</b> <script> {minutes} https://farwave.example/help", undefined],
    ["", "empty"],
    ["x".repeat(2001), "long"],
    ["{address} {minutes}\nhttps://farwave.example/help", "one_line"],
    ["{address}\u2028{minutes} https://farwave.example/help", "one_line"],
    ["{address} https://farwave.example/help", "lost_of_original"],
    ["{address} {minutes}", "lost_of_original"],
    ["{address} {minutes} {code} https://farwave.example/help", "value_unknown"],
    ["{address} {minutes} {0} https://farwave.example/help", "value_unknown"],
  ])("%j: %s", (text, problem) => expect(problemsOfText("en.0", compiled, text)[0]?.problem).toBe(problem));
});

describe("a text message", () => {
  test.each([
    ["{0} is your Farwave code for {1} minutes.", undefined],
    ["Your Farwave code is {0} for {1} minutes.", "code_first"],
    ["{0} is your code for {1} minutes.", "lost_of_original"],
    [`{0} Farwave {1} ${"x".repeat(140)}`, undefined],
    [`{0} Farwave {1} ${"x".repeat(141)}`, "text_message_long"],
    [`{0} Farwave {1} ${"码".repeat(50)}`, undefined],
    [`{0} Farwave {1} ${"码".repeat(52)}`, "text_message_long"],
  ])("%j: %s", (template, problem) =>
    expect(problemsOfTextMessage("en.0", template, isOneSegment)[0]?.problem).toBe(problem),
  );
});
