import fc from "fast-check";
import { expect, test } from "vitest";
import { isAllBack, partsOf, shareOf, type Refundable } from "./parts.ts";

const payment = (change: Partial<Refundable> = {}): Refundable => ({
  id: "p",
  sold: 10500,
  charged: 9676,
  soldBack: 0,
  chargedBack: 0,
  ...change,
});

test.each<[string, Refundable[], number, [number, number][]]>([
  ["nothing asked", [payment()], 0, []],
  ["less than nothing asked", [payment()], -5, []],
  ["nothing was paid", [], 100, []],
  ["all is back already", [payment({ soldBack: 10500, chargedBack: 9676 })], 100, []],
  ["more than was paid", [payment()], 99_999, [[10500, 9676]]],
  ["all", [payment()], 10500, [[10500, 9676]]],
  // 3500 × 9676 ÷ 10500 = 3225.33
  ["a third", [payment()], 3500, [[3500, 3225]]],
  // 7000 × 9676 ÷ 10500 = 6450.67; 3225 went back before
  ["the second third", [payment({ soldBack: 3500, chargedBack: 3225 })], 3500, [[3500, 3226]]],
  ["the last third takes the rest", [payment({ soldBack: 7000, chargedBack: 6451 })], 3500, [[3500, 3225]]],
  ["too little to be one fen is one fen", [payment({ sold: 1000, charged: 100 })], 1, [[1, 1]]],
  [
    "what the first cannot give goes to the second",
    [payment({ sold: 2000, charged: 2000 }), payment()],
    5500,
    [
      [2000, 2000],
      [3500, 3225],
    ],
  ],
  ["the second is not touched without need", [payment({ sold: 2000, charged: 2000 }), payment()], 2000, [[2000, 2000]]],
])("%s", (_name, payments, amount, parts) => {
  expect(partsOf(payments, amount).map(({ sold, charged }) => [sold, charged])).toEqual(parts);
});

test("half a minor unit goes up", () =>
  expect([shareOf(1, 1, 2), shareOf(3, 1, 2), shareOf(5, 1, 3)]).toEqual([1, 2, 2]));

const amounts = fc.integer({ min: 1, max: 100_000_000 });

test("whatever is asked, in whatever parts: never more than was charged, and both currencies are empty at the same time", () => {
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.array(fc.integer({ min: 1, max: 60_000_000 }), { maxLength: 12 }),
      (sold, charged, wishes) => {
        const one = payment({ sold, charged });
        for (const wish of [...wishes, 100_000_000]) {
          const [part] = partsOf([one], wish);
          if (!part) continue;
          expect(part.charged).toBeGreaterThan(0);
          expect(part.sold).toBeGreaterThan(0);
          one.soldBack += part.sold;
          one.chargedBack += part.charged;
          expect(one.chargedBack).toBeLessThanOrEqual(charged);
          expect(one.chargedBack === charged).toBe(isAllBack(one));
        }
        expect([one.soldBack, one.chargedBack]).toEqual([sold, charged]);
      },
    ),
  );
});

test("a part is the payment's own rate, to the minor unit", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 10_000_000 }),
      fc.integer({ min: 1000, max: 10_000_000 }),
      fc.double({ min: 0.001, max: 0.9, noNaN: true }),
      (sold, charged, of) => {
        const wish = Math.max(1, Math.floor(sold * of));
        const [part] = partsOf([payment({ sold, charged })], wish);
        expect(Math.abs(part!.charged - (part!.sold * charged) / sold)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
