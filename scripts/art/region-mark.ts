import { geoAzimuthalEqualArea, geoCentroid, type Place } from "d3-geo";
import { dot, markFile } from "./mark.ts";
import { middleOf, sheets, type Point } from "./plane.ts";
import { gap, whisper } from "./rings.ts";
import { short } from "./svg.ts";

const MOST_CITIES = 7;
const sheet = sheets.card;

/** Several signals that leave each other room: a region is its cities, never a border. */
export function regionMark(cities: Place[]): string {
  const chosen = farApart(ontoSheet(cities));
  const [first = middleOf(sheet)] = chosen;
  const signals = chosen.map((city, index) => signal(city, roomAround(city, chosen), index === 0 ? 7 : 5));
  return markFile(
    sheet,
    whisper(first) + signals.join("") + chosen.map((city, index) => dot(city, index === 0 ? 5 : 4)).join(""),
  );
}

function ontoSheet(cities: Place[]): Point[] {
  if (cities.length < 2) return [middleOf(sheet)];
  const places = { type: "MultiPoint", coordinates: cities };
  const [longitude, latitude] = geoCentroid(places);
  const [left, top] = cities.length < 4 ? [86, 72] : [62, 46];
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .fitExtent(
      [
        [left, top],
        [sheet.width - left, sheet.height - top],
      ],
      places,
    );
  return cities.map((city) => {
    const [x, y] = projection(city) ?? middleOf(sheet);
    return [Math.round(x), Math.round(y)];
  });
}

/** The first is the main city; after it always the one farthest from those chosen. */
function farApart(points: Point[]): Point[] {
  const chosen = points.slice(0, 1);
  while (chosen.length < MOST_CITIES) {
    const next = points.reduce<{ point?: Point; room: number }>(
      (best, point) => {
        const room = Math.min(...chosen.map((other) => distance(point, other)));
        return room > best.room ? { point, room } : best;
      },
      { room: 3 * gap },
    );
    if (!next.point) break;
    chosen.push(next.point);
  }
  return chosen;
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function roomAround(city: Point, all: Point[]): number {
  const others = all.filter((other) => other !== city);
  return Math.min(Infinity, ...others.map((other) => distance(city, other))) / 2;
}

function signal([x, y]: Point, room: number, most: number): string {
  const count = Math.max(4, Math.min(most, Math.floor((1.6 * room) / gap)));
  const rings = Array.from({ length: count }, (_, ring) => {
    const strength = short(1 - (0.75 * ring) / count, 2);
    return `<circle r="${(ring + 1) * gap}" stroke-opacity="${strength}"/>`;
  }).join("");
  return `<g transform="translate(${x} ${y})"><circle r="${count * gap}" fill="currentColor" fill-opacity=".14" stroke="none"/>${rings}</g>`;
}
