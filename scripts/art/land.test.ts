import { expect, test } from "vitest";
import { mapAreas, mapSheets, onSheet } from "../../src/features/catalogue/coverage/map-sheets.ts";
import { drawLand } from "./land.ts";

const drawn = new Map(mapAreas.map((area) => [area, drawLand(mapSheets[area])]));

/** Every dot of a drawing: a run begins at `M` and has one each 9 units. */
function dots(area: (typeof mapAreas)[number]): [number, number][] {
  return [...drawn.get(area)!.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Math.floor(Number(length) / 9) + 1 }, (_, dot): [number, number] => [
      Number(x) + 9 * dot,
      Number(y),
    ]),
  );
}

test.each(mapAreas)("the land of %s is one path of dots: no outline, no border, no name", (area) => {
  const svg = drawn.get(area)!;
  expect(svg.match(/<(?!svg|\/svg|path )/g)).toBeNull();
  expect(svg.match(/<path/g)).toHaveLength(1);
  expect(/ d="([^"]+)"/.exec(svg)![1]).toMatch(/^[M\d. h]+$/);
  expect(svg.length).toBeLessThan(8000);
  expect(dots(area).every(([x, y]) => x >= 0 && x <= 1200 && y >= 0 && y <= 600)).toBe(true);
});

test.each([
  ["world", 10, 50, true],
  ["world", -160, 0, false],
  ["asia", 100, 40, true],
  ["asia", 75, -5, false],
  ["europe", 2.5, 47, true],
  ["europe", -15, 50, false],
  ["africa", 20, 0, true],
  ["africa", 0, -10, false],
  ["south-america", -55, -10, true],
  ["north-america", -100, 40, true],
  ["caribbean", -79, 22, true],
  ["caribbean", -75, 15, false],
  ["oceania", 134, -25, true],
] as const)("%s at %f, %f is land: %s", (area, longitude, latitude, land) => {
  const [x, y] = onSheet(mapSheets[area], longitude, latitude);
  expect(dots(area).some(([dotX, dotY]) => Math.hypot(dotX - x, dotY - y) < 9)).toBe(land);
});
