import { expect, test } from "vitest";
import { allBooks, monthBeside, monthOf, occasionOf, spanOf } from "./rules.ts";

test.each([
  ["2026-11", "2026-11-01T00:00:00.000Z", "2026-12-01T00:00:00.000Z"],
  ["2026-12", "2026-12-01T00:00:00.000Z", "2027-01-01T00:00:00.000Z"],
  ["2028-02", "2028-02-01T00:00:00.000Z", "2028-03-01T00:00:00.000Z"],
])("%s is from %s to %s", (month, from, to) => {
  const span = spanOf(month);
  expect([span.from.toISOString(), span.to.toISOString()]).toEqual([from, to]);
});

test("months follow one another over the year's end", () => {
  expect([monthBeside("2026-12", 1), monthBeside("2026-01", -1), monthBeside("2026-05", 1)]).toEqual([
    "2027-01",
    "2025-12",
    "2026-06",
  ]);
  expect(monthOf(new Date("2026-11-30T23:59:59.999Z"))).toBe("2026-11");
});

test("an entry is of a payment, a refund, one that failed later or a fee; what is new has a name, too", () => {
  expect(["payment:1", "refund:1", "refund-failed:1", "fee:1", "parcel:1", ""].map(occasionOf)).toEqual([
    "payment",
    "refund",
    "refund-failed",
    "fee",
    "other",
    "other",
  ]);
});

test("every account has a book in every currency, once", () => {
  expect(new Set(allBooks.map(({ account, currency }) => account + currency)).size).toBe(allBooks.length);
});
