import { geoAzimuthalEqualArea, geoCentroid, geoStream, type Place, type Projection, type Shape } from "d3-geo";

export type Point = [x: number, y: number];
export type Coast = Point[];

export type Sheet = { width: number; height: number; margin: number };

/** A mark in a card or a small tile, and one that a traveller meets at the size of a poster. */
export const sheets = {
  card: { width: 320, height: 220, margin: 18 },
  poster: { width: 420, height: 360, margin: 26 },
} as const satisfies Record<string, Sheet>;

export const middleOf = ({ width, height }: Sheet): Point => [width / 2, height / 2];

/** Small errors of shape everywhere, none large: Canada stays Canada. */
export function projectionFor(shape: Shape, { width, height, margin }: Sheet): Projection {
  const [longitude, latitude] = geoCentroid(shape);
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .precision(0.5)
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      shape,
    );
}

export function cityOnSheet(projection: Projection, city: Place, sheet: Sheet): Point {
  const [x, y] = projection(city) ?? middleOf(sheet);
  return [Math.round(x), Math.round(y)];
}

/** The coasts as closed lines on the sheet, calmed: no detail finer than the rings can show. */
export function coastsOnSheet(projection: Projection, shape: Shape): Coast[] {
  const coasts: Coast[] = [];
  let coast: Coast = [];
  const sink = {
    point: (x: number, y: number) => void coast.push([x, y]),
    lineStart: () => void (coast = []),
    lineEnd: () => void coasts.push(coast),
    polygonStart: () => {},
    polygonEnd: () => {},
  };
  geoStream(shape, projection.stream(sink));
  return coasts.map((line) => calm(line, 0.8)).filter((line) => Math.abs(areaOf(line)) > 7);
}

export function areaOf(coast: Coast): number {
  return coast.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = coast[(index + 1) % coast.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Douglas and Peucker's rule: a point stays when the line without it would miss it by more than the tolerance. */
function calm(line: Coast, tolerance: number): Coast {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let at = 0;
  for (const [index, point] of line.entries()) {
    const distance = distanceToSegment(point, first, last);
    if (distance > farthest) [farthest, at] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [...calm(line.slice(0, at + 1), tolerance).slice(0, -1), ...calm(line.slice(at), tolerance)];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx || dy ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
