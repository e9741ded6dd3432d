import { describe, expect, test } from "vitest";
import { afterDeed, deedOf } from "./price-deeds.ts";

const amounts = { CNY: 2300, HKD: 2500, USD: null };
const rates = { HKD: 0.92, USD: 7.2 };
const none = { percent: "", from: "" };

describe("by percent", () => {
  const by = (percent: string, amount: number) =>
    afterDeed(deedOf("percent", { ...none, percent })!, "CNY", { ...amounts, CNY: amount }, rates);

  test.each([
    ["-5", 2300, 2185],
    ["+10%", 1999, 2199],
    ["7,5", 1000, 1075],
    ["−12.25", 10_000, 8775],
    // half a minor unit goes up
    ["50", 1, 2],
    ["-99.99", 10, 1],
    ["0", 1234, 1234],
  ])("%s of %i is %i", (percent, amount, after) => expect(by(percent, amount)).toBe(after));

  test.each(["", "x", "5 %%", "-100", "-250", "1001", "1.234", "--5"])("%j is none", (percent) =>
    expect(deedOf("percent", { ...none, percent })).toBeUndefined(),
  );
});

describe("at today's rate", () => {
  const rate = deedOf("rate", { ...none, from: "CNY" })!;

  test("every other currency follows the one it is taken from, also where there was no price", () => {
    expect(afterDeed(rate, "HKD", amounts, rates)).toBe(2500);
    expect(afterDeed(rate, "USD", amounts, rates)).toBe(319);
    expect(afterDeed(rate, "CNY", amounts, rates)).toBe(2300);
    expect(afterDeed({ kind: "rate", from: "HKD" }, "USD", amounts, rates)).toBe(319);
  });

  test("without a rate or without a price to begin with a price stays", () => {
    expect(afterDeed(rate, "HKD", amounts, {})).toBe(2500);
    expect(afterDeed({ kind: "rate", from: "USD" }, "HKD", amounts, rates)).toBe(2500);
  });

  test("a currency that the shop does not have is none", () => {
    expect(deedOf("rate", { ...none, from: "EUR" })).toBeUndefined();
    expect(deedOf("rate", { ...none, from: "toString" })).toBeUndefined();
  });
});

describe("ends in .99", () => {
  test.each([
    [2300, 2299],
    [2349, 2399],
    [2348, 2299],
    [2399, 2399],
    [1, 99],
    [149, 199],
  ])("%i is %i", (amount, after) =>
    expect(afterDeed({ kind: "ninety_nine" }, "CNY", { ...amounts, CNY: amount }, rates)).toBe(after),
  );

  test("no price stays none", () => expect(afterDeed({ kind: "ninety_nine" }, "USD", amounts, rates)).toBeNull());
});
