import { readFileSync } from "node:fs";
import { geoArea, geoCentroid, geoDistance, type Geometry, type Shape } from "d3-geo";
import { feature } from "topojson-client";
import { iso2OfNumber } from "./country-numbers.ts";

const EARTH_RADIUS_KM = 6371;

/**
 * Published outlines of these are disputed, so they are drawn by rings alone. The first row is the house's rule; the
 * others are places whose borders Natural Earth draws as held, not as agreed.
 */
const withoutOutline = new Set([
  "CN",
  "HK",
  "MO",
  "TW",
  "IN",
  "PK",
  "UA",
  "RU",
  "IL",
  "PS",
  "MA",
  "EH",
  "RS",
  "XK",
  "CY",
  "SO",
  "GE",
  "SD",
  "SS",
]);

/** City states and small islands are known by a handful of corners: rings say more. */
const smallestArea = 1000 / EARTH_RADIUS_KM ** 2;

/** How far from the main land its other parts still belong in the picture, where the general rule is wrong. */
const reachKm: Record<string, number> = {
  US: 2600,
  FR: 1200,
  ES: 1200,
  PT: 600,
  NO: 900,
  NZ: 800,
  EC: 600,
  CL: 2600,
  CR: 300,
  CO: 900,
};

function countries(detail: "50m" | "110m"): Shape[] {
  const file = new URL(`../../node_modules/world-atlas/countries-${detail}.json`, import.meta.url);
  const topology = JSON.parse(readFileSync(file, "utf8")) as { objects: Record<string, unknown> };
  return feature(topology, topology.objects.countries).features;
}

export function outlines(): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  for (const shape of countries("50m")) {
    const iso2 = shape.id && iso2OfNumber(shape.id);
    if (!iso2 || withoutOutline.has(iso2) || geoArea(shape) < smallestArea) continue;
    // A far reef may carry the number of its country; the country is the larger one.
    const known = shapes.get(iso2);
    if (!known || geoArea(known) < geoArea(shape)) shapes.set(iso2, mainLand(iso2, shape));
  }
  return shapes;
}

/** The coarse ones, each with its two letters: only for asking which place a dot lies in. */
export function coarseCountries(): { iso2: string; shape: Shape }[] {
  return countries("110m").map((shape) => ({ iso2: (shape.id && iso2OfNumber(shape.id)) ?? "", shape }));
}

/** All land but Antarctica, fine enough for a map of one continent. Dots of one tone show no border. */
export function outlinesForDots(): Shape[] {
  return (landForDots ??= countries("50m").filter(({ id }) => iso2OfNumber(id ?? "") !== "AQ"));
}
let landForDots: Shape[] | undefined;

/** Without the specks and the far territories that would make the rest tiny. */
function mainLand(iso2: string, shape: Shape): Shape {
  if (shape.geometry.type !== "MultiPolygon") return shape;
  const parts = (shape.geometry.coordinates as unknown[]).map((coordinates): Geometry => ({
    type: "Polygon",
    coordinates,
  }));
  const largest = parts.reduce((a, b) => (geoArea(a) > geoArea(b) ? a : b));
  const size = geoArea(largest);
  const middle = geoCentroid(largest);
  const sideKm = Math.sqrt(size) * EARTH_RADIUS_KM;
  const reach = reachKm[iso2] ?? Math.min(2600, 3.2 * sideKm);
  const belongs = (part: Geometry) => {
    const share = geoArea(part) / size;
    const near = geoDistance(middle, geoCentroid(part)) * EARTH_RADIUS_KM < reach;
    return share > 0.002 && (near || (share > 0.1 && !(iso2 in reachKm)));
  };
  const coordinates = parts.filter(belongs).map((part) => part.coordinates);
  return { ...shape, geometry: { type: "MultiPolygon", coordinates } };
}
