import { expect, test } from "vitest";
import { costOf, costWishIn, gigabytesOf, inCurrency } from "./data-cost.ts";

const rates = { yuan: { HKD: 0.92, USD: 7.176 }, from: "2026-01-01T00:00:00Z" };
const gb = (query: string, known = rates as { yuan: Record<string, number>; from: string | null }) =>
  gigabytesOf(costWishIn(new URLSearchParams(query)), known);

test.each([
  ["", 4.2],
  ["days=6&use=normal", 4.2],
  ["days=1&use=light", 0.3],
  ["days=60&use=heavy", 120],
  ["days=61", 4.2],
  ["days=-1&use=everything", 4.2],
  ["amount=20&unit=GB", 20],
  ["amount=0.5&unit=GB", 0.5],
  ["amount=34&unit=HKD", 5],
  ["amount=6.8&unit=HKD", 1],
  ["amount=6,8&unit=HKD", 1],
  ["amount=6.79&unit=HKD", 0.99],
  ["amount=6.26&unit=CNY", 1],
  ["amount=10&unit=USD", 11.47],
  ["amount=0&unit=HKD", undefined],
  ["amount=-5&unit=HKD", undefined],
  ["amount=1e3&unit=GB", undefined],
  ["amount=999999&unit=USD", undefined],
])("%s is %s GB", (query, expected) => expect(gb(query)).toBe(expected));

test("costs 6.8 a gigabyte, and about so much in another currency", () => {
  expect(costOf(4.2)).toEqual({ amount: 2856, currency: "HKD" });
  expect(inCurrency(costOf(4.2), "HKD", rates)).toEqual({ amount: 2856, currency: "HKD" });
  expect(inCurrency(costOf(4.2), "CNY", rates)).toEqual({ amount: 2628, currency: "CNY" });
  expect(inCurrency(costOf(4.2), "USD", rates)).toEqual({ amount: 366, currency: "USD" });
});

test("without a rate nothing is turned around", () => {
  const none = { yuan: {}, from: null };
  expect(inCurrency(costOf(1), "CNY", none)).toBeUndefined();
  expect(gb("amount=10&unit=CNY", none)).toBeUndefined();
  expect(gb("amount=6.8&unit=HKD", none)).toBe(1);
});
