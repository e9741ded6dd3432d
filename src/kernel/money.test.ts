import fc from "fast-check";
import { expect, test } from "vitest";
import { convert, formatMoney, money, percentOff, plus, times } from "./money.ts";

test.each([
  [{ amount: 123450, currency: "HKD" as const }, "en" as const, "HK$1,234.50"],
  [{ amount: 5, currency: "CNY" as const }, "zh-cn" as const, "¥0.05"],
  [{ amount: 5, currency: "CNY" as const }, "zh-hk" as const, "¥0.05"],
  // a ¥ beside "Japan" is read as yen (row L6)
  [{ amount: 5, currency: "CNY" as const }, "en" as const, "CN¥0.05"],
  [{ amount: 5, currency: "CNY" as const }, "ja" as const, "CN¥0.05"],
  [{ amount: 100000000, currency: "USD" as const }, "zh-hk" as const, "$1,000,000.00"],
  [{ amount: -6266, currency: "CNY" as const }, "en" as const, "−CN¥62.66"],
])("%o in %s is written %s", (amount, language, text) => expect(formatMoney(amount, language)).toBe(text));

test.each([
  // the case of the domain notes, 6.3
  [6800, "0.9215", 6266],
  [1, "0.5", 1],
  [1, "0.49999", 0],
  [3, "1", 3],
  [999, "7.1830", 7176],
])("%i at %s is %i, half up", (amount, rate, converted) => {
  expect(convert(money(amount, "HKD"), rate, "CNY")).toEqual(money(converted, "CNY"));
});

test("conversion agrees with exact decimal arithmetic to half a minor unit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 9_999_999 }), (amount, rate) => {
      const text = `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, "0")}`;
      const exact = BigInt(amount) * BigInt(rate);
      const off = BigInt(convert(money(amount, "HKD"), text, "CNY").amount) * 10_000n - exact;
      return off > -5_000n && off <= 5_000n;
    }),
  );
});

test("amounts of different currencies do not add up", () => {
  expect(() => plus(money(1, "CNY"), money(1, "HKD"))).toThrow(RangeError);
});

test("half a cent is no amount", () => {
  expect(() => money(0.5, "CNY")).toThrow(RangeError);
  expect(() => times(money(1, "CNY"), 0.5)).toThrow(RangeError);
});

test.each([
  [1400, 1800, 22],
  [1800, 1800, 0],
  [1800, 1400, 0],
  [1800, null, 0],
])("%i, before %s: %i per cent off", (now, before, off) => expect(percentOff(now, before)).toBe(off));
