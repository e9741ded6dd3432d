import { geoEqualEarth } from "d3-geo";
import { expect, test } from "vitest";
import { isOnSheet, mapAreas, mapSheets, onSheet } from "./map-sheets.ts";

const cities: [name: string, longitude: number, latitude: number][] = [
  ["Reykjavík", -21.9, 64.1],
  ["Tokyo", 139.7, 35.7],
  ["Suva", 178.4, -18.1],
  ["Papeete", -149.6, -17.5],
  ["Ushuaia", -68.3, -54.8],
  ["Null Island", 0, 0],
];

test.each(mapAreas)("places lie on the sheet %s where the drawing has them", (area) => {
  const { middle, scale, x, y } = mapSheets[area];
  const drawn = geoEqualEarth().rotate([-middle, 0]).scale(scale).translate([x, y]);
  for (const [, longitude, latitude] of cities) {
    const [drawnX, drawnY] = drawn([longitude, latitude])!;
    const [ownX, ownY] = onSheet(mapSheets[area], longitude, latitude);
    expect(ownX).toBeCloseTo(drawnX, 0);
    expect(ownY).toBeCloseTo(drawnY, 0);
  }
});

test.each([
  ["europe", -21.9, 64.1],
  ["europe", 33.4, 35.2],
  ["asia", 139.7, 35.7],
  ["asia", 35.2, 31.8],
  ["north-america", -99.1, 19.4],
  ["north-america", -75.7, 45.4],
  ["caribbean", -59.6, 13.1],
  ["caribbean", -90.5, 14.6],
  ["south-america", -70.7, -33.5],
  ["south-america", -34.9, -8],
  ["africa", -17.4, 14.7],
  ["africa", 57.5, -20.2],
  ["oceania", 115.9, -31.9],
  ["oceania", 174.8, -41.3],
] as const)("%s shows a phone, which sees the middle 800 units, what lies at %f, %f", (area, longitude, latitude) => {
  const at = onSheet(mapSheets[area], longitude, latitude);
  expect(isOnSheet(at)).toBe(true);
  expect(at[0]).toBeGreaterThan(200);
  expect(at[0]).toBeLessThan(1000);
});
