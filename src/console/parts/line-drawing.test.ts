import { expect, test } from "vitest";
import { amountSteps, lineDrawing, shortAmount } from "./line-drawing.ts";

test.each([
  [4, [0, 1, 2, 3, 4]],
  [100, [0, 50, 100]],
  [4_891_200, [0, 2_000_000, 4_000_000, 6_000_000]],
  [1_000_001, [0, 500_000, 1_000_000, 1_500_000]],
])("an axis up to %i has round steps that reach it", (highest, steps) => {
  expect(amountSteps(highest)).toEqual(steps);
});

test("amounts of an axis are short", () => {
  expect([0, 50, 250_000, 120_000_000].map(shortAmount)).toEqual(["0", "0.5", "2.5k", "1.2M"]);
});

test("now stands where its time and amount are, and an empty day is a line along the foot", () => {
  const at = (hour: number, amount: number) => ({ at: new Date(hour * 3_600_000).toISOString(), amount });
  const end = at(24, 0).at;
  const drawn = lineDrawing(
    { points: [at(0, 0), at(12, 100)], end },
    { points: [at(-24, 0), at(0, 50)], end: at(0, 50).at },
    { width: 166, height: 152 },
    100,
  );
  expect(drawn.now).toEqual({ x: 102, y: 44 });
  expect(drawn.beside).toBe("M52 130L152 87");
  expect(drawn.sea.endsWith("L102 130L52 130Z")).toBe(true);
  const empty = lineDrawing(
    { points: [at(0, 0)], end },
    { points: [at(-24, 0), at(0, 0)], end: at(0, 0).at },
    { width: 166, height: 152 },
    100,
  );
  expect([empty.line, empty.now.y]).toEqual(["M52 130", 130]);
});
