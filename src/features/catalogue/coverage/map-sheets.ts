/** A part of the world on paper, in Equal Earth (Šavrič, Patterson and Jenny 2018): areas are true, nothing is torn. */
export type MapSheet = {
  /** The meridian in the middle, degrees east. */
  middle: number;
  /** Units of the sheet for one radius of the globe. */
  scale: number;
  /** Where the equator meets the middle meridian. */
  x: number;
  y: number;
};

export const sheetWidth = 1200;
export const sheetHeight = 600;

/**
 * The whole world has the Pacific in the middle; the others are as large as their land allows within the middle 800
 * units, which a phone shows.
 */
export const mapSheets = {
  world: { middle: 150, scale: 232.67, x: 583.2, y: 332.4 },
  asia: { middle: 88, scale: 470, x: 600, y: 480 },
  europe: { middle: 11, scale: 1040, x: 600, y: 1230 },
  "north-america": { middle: -95, scale: 530, x: 600, y: 640 },
  caribbean: { middle: -75, scale: 1400, x: 600, y: 740 },
  "south-america": { middle: -62, scale: 480, x: 600, y: 200 },
  africa: { middle: 18, scale: 500, x: 600, y: 320 },
  oceania: { middle: 164, scale: 440, x: 600, y: 200 },
} as const satisfies Record<string, MapSheet>;

export type MapArea = keyof typeof mapSheets;
export const mapAreas = Object.keys(mapSheets) as MapArea[];

export const isMapArea = (text: string | null): text is MapArea => text !== null && Object.hasOwn(mapSheets, text);

const [a1, a2, a3, a4, m] = [1.340264, -0.081106, 0.000893, 0.003796, Math.sqrt(3) / 2];
const radians = Math.PI / 180;

/** Where a place (degrees) lies on a sheet, to a tenth of a unit. */
export function onSheet(
  { middle, scale, x, y }: MapSheet,
  longitude: number,
  latitude: number,
): [x: number, y: number] {
  const east = ((((longitude - middle + 180) % 360) + 360) % 360) - 180;
  const l = Math.asin(m * Math.sin(latitude * radians));
  const [l2, l6] = [l ** 2, l ** 6];
  const across = (east * radians * Math.cos(l)) / (m * (a1 + 3 * a2 * l2 + l6 * (7 * a3 + 9 * a4 * l2)));
  const up = l * (a1 + a2 * l2 + l6 * (a3 + a4 * l2));
  return [tenth(x + scale * across), tenth(y - scale * up)];
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Room for a mark's rings at the edge. */
const edge = 16;

export function isOnSheet([x, y]: readonly [number, number]): boolean {
  return x >= edge && x <= sheetWidth - edge && y >= edge && y <= sheetHeight - edge;
}
