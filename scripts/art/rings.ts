import type { Coast, Point } from "./plane.ts";
import { next, pair } from "./svg.ts";

/** From one ring to the next, and how wide a ring is drawn. */
export const gap = 9;
export const strokeWidth = 2.34;

const fullTurn = 2 * Math.PI;

/** The same rings everywhere, far beyond the sheet, since a mark may stand in a wide or a high place. */
export function whisper([x, y]: Point, reach = 640): string {
  const circles = Array.from({ length: Math.floor(reach / gap) }, (_, n) => `<circle r="${(n + 1) * gap}"/>`).join("");
  return `<g stroke-opacity=".13" transform="translate(${x} ${y})">${circles}</g>`;
}

/** The parts of the rings that lie over land, as arcs of one path. */
export function ringsOverLand(center: Point, coasts: Coast[]): string {
  const farthest = Math.max(...coasts.flat().map(([x, y]) => Math.hypot(x - center[0], y - center[1])));
  let path = "";
  for (let radius = gap; radius < farthest; radius += gap) {
    for (const [from, to] of landSpans(center, radius, coasts)) path += arc(center, radius, from, to);
  }
  return path;
}

function landSpans(center: Point, radius: number, coasts: Coast[]): [number, number][] {
  const crossings = coasts.flatMap((coast) => crossingsOf(center, radius, coast)).sort((a, b) => a - b);
  if (crossings.length === 0) return isLand(onRing(center, radius, 0), coasts) ? [[0, fullTurn]] : [];
  const spans: [number, number][] = [];
  for (const [index, from] of crossings.entries()) {
    const to = crossings[index + 1] ?? (crossings[0] ?? 0) + fullTurn;
    const long = (to - from) * radius > 1.6;
    if (long && isLand(onRing(center, radius, (from + to) / 2), coasts)) spans.push([from, to]);
  }
  return spans;
}

const onRing = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** Angles at which a ring meets a coast: a circle and a line, edge by edge. */
function crossingsOf([cx, cy]: Point, radius: number, coast: Coast): number[] {
  const angles: number[] = [];
  for (const [index, [ax, ay]] of coast.entries()) {
    const [bx, by] = coast[(index + 1) % coast.length] ?? [ax, ay];
    const [dx, dy, fx, fy] = [bx - ax, by - ay, ax - cx, ay - cy];
    const [a, b, c] = [dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - radius * radius];
    const root = b * b - a * c;
    if (a === 0 || root <= 0) continue;
    for (const along of [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a]) {
      if (along >= 0 && along < 1) angles.push(Math.atan2(fy + along * dy, fx + along * dx));
    }
  }
  return angles;
}

/** Even-odd over all coasts, so that a lake is not land. */
function isLand([x, y]: Point, coasts: Coast[]): boolean {
  let inside = false;
  for (const coast of coasts) {
    let [beforeX, beforeY] = coast.at(-1) ?? [0, 0];
    for (const [hereX, hereY] of coast) {
      const spans = hereY > y !== beforeY > y;
      if (spans && x < ((beforeX - hereX) * (y - hereY)) / (beforeY - hereY) + hereX) inside = !inside;
      [beforeX, beforeY] = [hereX, hereY];
    }
  }
  return inside;
}

/** In halves when it is more than half a turn: rounded ends that nearly meet would look like a circle. */
function arc(center: Point, radius: number, from: number, to: number): string {
  const stops = to - from > Math.PI ? [from, (from + to) / 2, to] : [from, to];
  const points = stops.map((angle) => onRing(center, radius, angle).map((value) => Number(value.toFixed(1))) as Point);
  return points
    .map(([x, y], index) => {
      const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
      return index === 0 ? `M${pair(x, y)}` : `a${radius} ${radius} 0 0 1${next(x - beforeX)}${next(y - beforeY)}`;
    })
    .join("");
}
