import { expect, test } from "vitest";
import { landMask } from "./land-mask.ts";
import type { Coast } from "./plane.ts";

const square = (from: number, to: number): Coast => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
];
const at = (coasts: Coast[], x: number, y: number) => landMask(8, 8, coasts)[y * 8 + x]!;

test.each([
  ["off the coast is sea", [square(2, 6)], 1, 4, 0],
  ["within it is land", [square(2, 6)], 4, 4, 1],
  ["a lake is not land", [square(1, 7), square(3, 5)], 4, 4, 0],
  ["around it is", [square(1, 7), square(3, 5)], 2, 4, 1],
  ["half a pixel is half land", [square(2.5, 6)], 2, 4, 0.5],
  ["what runs out of the picture ends at its edge", [square(-9, 99)], 0, 7, 1],
  ["nowhere is no land", [], 4, 4, 0],
] as const)("%s", (_, coasts, x, y, share) => expect(at([...coasts], x, y)).toBeCloseTo(share, 2));
