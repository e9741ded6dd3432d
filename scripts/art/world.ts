import { geoBounds, geoContains, geoEqualEarth, type Place } from "d3-geo";
import { coarseCountries } from "./geography.ts";
import { drawing, short } from "./svg.ts";

const width = 1200;
const height = 560;
const step = 10.5;

type Run = { x: number; y: number; dots: number; covered: boolean };

/** The world in dots, with the Pacific in the middle: no borders, no names. */
export function drawWorld(covers: (iso2: string) => boolean, spots: Place[]): string {
  const countries = coarseCountries()
    .filter(({ iso2 }) => iso2 !== "AQ")
    .map((country) => ({ ...country, bounds: geoBounds(country.shape) }));
  const world = { type: "FeatureCollection" as const, features: countries.map(({ shape }) => shape) };
  const projection = geoEqualEarth()
    .rotate([-150, 0])
    .fitExtent(
      [
        [6, 6],
        [width - 6, height - 6],
      ],
      world,
    );

  const placeAt = (x: number, y: number): Place | null => {
    const place = projection.invert([x, y]);
    if (!place || !Number.isFinite(place[0]) || Math.abs(place[1]) > 84) return null;
    const [backX, backY] = projection(place) ?? [Infinity, Infinity];
    return Math.hypot(backX - x, backY - y) < 0.5 ? place : null;
  };
  const countryAt = (place: Place) =>
    countries.find(({ shape, bounds }) => within(place, bounds) && geoContains(shape, place));

  const runs: Run[] = [];
  for (const [row, y] of steps(6, height, step * 0.866).entries()) {
    let run: Run | undefined;
    for (const x of steps(6 + ((row % 2) * step) / 2, width, step)) {
      const place = placeAt(x, y);
      const country = place && countryAt(place);
      const covered = country ? covers(country.iso2) : undefined;
      if (covered !== undefined && run?.covered === covered) run.dots += 1;
      else run = covered === undefined ? undefined : { x, y, dots: 1, covered };
      if (run?.dots === 1) runs.push(run);
    }
  }
  const pins = spots
    .map((spot) => projection(spot))
    .filter((point) => point !== null)
    .map(([x, y]) => pin(x, y));
  return drawing(
    width,
    height,
    dots(
      "covered",
      runs.filter(({ covered }) => covered),
    ) +
      dots(
        "elsewhere",
        runs.filter(({ covered }) => !covered),
      ) +
      `<g id="spots" fill="none" stroke="currentColor" stroke-width="1.2">${pins.join("")}</g>`,
  );
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, n) => from + n * by);

function within([longitude, latitude]: Place, [[west, south], [east, north]]: [Place, Place]): boolean {
  const between = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return between && latitude >= south && latitude <= north;
}

/** A run of dots is one dashed line: dashes of no length with round ends are dots. */
function dots(id: string, runs: Run[]): string {
  const path = runs.map(({ x, y, dots }) => `M${short(x)} ${short(y, 0)}h${short((dots - 1) * step + 0.1)}`).join("");
  return `<path id="${id}" d="${path}" fill="none" stroke="currentColor" stroke-width="5.4" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`;
}

function pin(x: number, y: number): string {
  const rings = [26, 18, 10].map((radius) => `<circle r="${radius}" stroke-opacity=".55"/>`).join("");
  return `<g transform="translate(${short(x)} ${short(y)})">${rings}<circle r="3.6" fill="currentColor"/></g>`;
}
