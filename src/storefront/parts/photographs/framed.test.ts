import { expect, test } from "vitest";
import { behind, widened, within } from "./framed.ts";

test("a picture that covers the screen is cut off left and right: the frame's pixels are found behind it", () => {
  // 1920 x 1080 behind a phone of 400 x 800: drawn at 0.7407, 1422 wide, 511 hidden on each side
  const crop = behind(
    { x: 20, y: 200, width: 360, height: 252 },
    { width: 400, height: 800 },
    { width: 1920, height: 1080 },
  );
  expect(crop.x).toBeCloseTo(717, 0);
  expect(crop.y).toBeCloseTo(270, 0);
  expect(crop.width).toBeCloseTo(486, 0);
  expect(crop.height / crop.width).toBeCloseTo(252 / 360, 5);
});

test("what is around the frame is taken along as far as there is anything", () => {
  expect(widened({ x: 10, y: 100, width: 200, height: 100 }, 0.125, { width: 400, height: 205 })).toEqual({
    x: 0,
    y: 87.5,
    width: 235,
    height: 117.5,
  });
});

test.each([
  [4000, 3000, 2000, 1500],
  [900, 1200, 900, 1200],
  [10, 8000, 3, 2000],
])("%i x %i within 2000 is %i x %i", (width, height, wide, high) => {
  expect(within({ width, height }, 2000)).toEqual({ width: wide, height: high });
});
