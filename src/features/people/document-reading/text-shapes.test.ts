import { describe, expect, test } from "vitest";
import { findText } from "./find-text.ts";
import { textIn } from "./recognised-text.ts";

/** A picture of 200 by 120 whose points are text inside a slanting bar. */
function bar({ x, y, reach, rise, slope }: Record<"x" | "y" | "reach" | "rise" | "slope", number>, sure = 0.9) {
  const [width, height] = [200, 120];
  const data = new Float32Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if (Math.abs(column - x) <= reach && Math.abs(row - y - slope * (column - x)) <= rise)
        data[row * width + column] = sure;
  return { data, width, height };
}

describe("lines of text", () => {
  test("are found where they are, slanting as they lie, with room for what the model draws too thin", () => {
    const [region] = findText(bar({ x: 90, y: 50, reach: 60, rise: 6, slope: 0.1 }));
    expect(region).toMatchObject({ x: expect.closeTo(90, 0), y: expect.closeTo(50, 0) });
    expect(region!.along[1] / region!.along[0]).toBeCloseTo(0.1, 1);
    expect(region!.reach).toBeGreaterThan(62);
    expect(region!.rise).toBeGreaterThan(8);
    expect(region!.rise).toBeLessThan(20);
  });

  test("are not found where the model is not sure, or in a speck", () => {
    expect(findText(bar({ x: 90, y: 50, reach: 60, rise: 6, slope: 0 }, 0.4))).toEqual([]);
    expect(findText(bar({ x: 90, y: 50, reach: 1, rise: 1, slope: 0 }))).toEqual([]);
  });
});

test("a character that goes on for several steps is one, unless there is nothing in between", () => {
  const said = [0, 1, 1, 0, 1, 2, 2, 0, 3];
  const data = new Float32Array(said.length * 4);
  for (const [step, one] of said.entries()) data[step * 4 + one] = 0.5 + step / 20;
  const { text, certain } = textIn({ data, steps: said.length, classes: 4 }, ["A", "B", "C"]);
  expect(text).toBe("AABC");
  expect(certain.map((one) => Math.round(one * 100))).toEqual([55, 70, 75, 90]);
});
