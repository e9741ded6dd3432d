import type { Place, Shape } from "d3-geo";
import { landMask } from "./land-mask.ts";
import { areaOf, cityOnSheet, coastsOnSheet, projectionFor, type Coast, type Point } from "./plane.ts";
import { flatPng, type Colour } from "./png.ts";

/** Open Graph's size: what a shared link shows. */
const [width, height] = [1200, 630];
/** The mark's place: everything above the sea, to the right of the shop's own sign. */
const sheet = { width: 800, height: 540, margin: 44 };
const left = width - sheet.width;

const gap = 24;
const stroke = 5.2;
const night: Colour = [11, 35, 80];
const porcelain: Colour = [238, 244, 251];
const sun: Colour = [255, 106, 74];

/** From night to porcelain in steps, close together where rings whisper; then the sun, and the sea. */
const steps = [0, 0.04, 0.08, 0.13, 0.18, 0.28, 0.42, 0.56, 0.7, 0.85, 1];
const seaColours: Colour[] = [
  [13, 42, 102],
  [20, 61, 133],
  [95, 134, 196],
];
const colours: Colour[] = [
  ...steps.map((share) => mix(night, porcelain, share)),
  sun,
  mix(night, sun, 0.55),
  ...seaColours,
];
const [sunPlace, sunEdge, seaPlace] = [steps.length, steps.length + 1, steps.length + 2];

const stepOf = Uint8Array.from({ length: 256 }, (_, strength) => nearest(strength / 255));

/**
 * A destination as its mark shows it: rings from the main city, strong over land. Without a shape the rings fade by
 * themselves.
 */
export function sharePicture(iso2: string, city: Place, shape: Shape | undefined): Buffer {
  const projection = shape && projectionFor(shape, sheet);
  const coasts = shape && projection ? coastsOnSheet(projection, shape) : [];
  const isDrawn = coasts.reduce((sum, coast) => sum + Math.abs(areaOf(coast)), 0) > 5000;
  const center = projection && isDrawn ? cityOnSheet(projection, city, sheet) : ownMiddle(iso2);
  return pictureOf(center, isDrawn ? coasts : undefined);
}

/** For every page that is about no one place. */
export function shopPicture(): Buffer {
  return pictureOf([sheet.width / 2 - 40, sheet.height / 2], undefined);
}

function ownMiddle(iso2: string): Point {
  const seed = iso2.charCodeAt(0) * 26 + iso2.charCodeAt(1);
  return [sheet.width / 2 - 70 + (seed % 97), sheet.height / 2 - 30 + (seed % 61)];
}

function pictureOf([centerX, centerY]: Point, coasts: Coast[] | undefined): Buffer {
  const pixels = Uint8Array.from(ground);
  const land = coasts && landMask(sheet.width, sheet.height, coasts);
  const bare = land ? overSea : fading;
  for (let y = 0; y < height; y++) {
    const across = (y - centerY) * (y - centerY);
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (ground[at] !== 0) continue;
      const along = x - left - centerX;
      const distance = Math.sqrt(along * along + across);
      const share = land && x >= left && y < sheet.height ? land[y * sheet.width + x - left]! : 0;
      if (share < 0.01) pixels[at] = bare[(distance * fine) | 0]!;
      else pixels[at] = share > 0.99 ? overLand[(distance * fine) | 0]! : placeAt(distance, share);
    }
  }
  return flatPng(width, height, colours, pixels);
}

/** One pixel of the mark: the dot, else a ring or the ground, as strong as there is land. */
function placeAt(distance: number, land: number): number {
  if (distance < 15.5) return distance < 14.5 ? sunPlace : sunEdge;
  const fromRing = Math.abs(((distance + gap / 2) % gap) - gap / 2);
  const ring = Math.min(1, Math.max(0, stroke / 2 + 0.5 - fromRing));
  const whisper = 0.14 * Math.max(0, 1 - distance / 900);
  const strength = 1 - (1 - ring * (whisper + (1 - whisper) * land)) * (1 - 0.18 * land);
  return stepOf[Math.round(strength * 255)]!;
}

/** Counted once for every quarter of a pixel from the middle, since most pixels lie wholly on land or wholly off it. */
const fine = 4;
const table = (landAt: (distance: number) => number) =>
  Uint8Array.from({ length: 1400 * fine }, (_, step) => placeAt(step / fine, landAt(step / fine)));
const overSea = table(() => 0);
const overLand = table(() => 1);
const fading = table((distance) => Math.max(0, 1 - distance / 250));

const seaRadius = 75;
const seaTop = height - 96;

/** What is the same in every picture: the shop's sign on the night, and the sea at its foot. */
const ground = drawGround();

function drawGround(): Uint8Array {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels[y * width + x] = wave(x, y) ?? sign(x, y);
  }
  return pixels;
}

/** The favicon's half rings and sun, large. */
function sign(x: number, y: number): number {
  const [dx, dy] = [x - 214, y - 330];
  const distance = Math.hypot(dx, dy);
  if (Math.hypot(dx, dy - 3) < 27) return Math.hypot(dx, dy - 3) < 26 ? sunPlace : sunEdge;
  const end = (radius: number) => Math.hypot(Math.abs(dx) - radius, dy);
  const ring = Math.min(...[66, 120].map((radius) => (dy > 0 ? end(radius) : Math.abs(distance - radius))));
  return stepOf[Math.round(Math.min(1, Math.max(0, 13.5 - ring)) * 255)]!;
}

/** Rows of the seigaiha, the nearer before the farther; `undefined` above the sea. */
function wave(x: number, y: number): number | undefined {
  for (let row = 3; row >= 0; row--) {
    const middle = seaTop + seaRadius + row * seaRadius * 0.5;
    const across = (((x + (row % 2) * seaRadius) % (2 * seaRadius)) + 2 * seaRadius) % (2 * seaRadius);
    const distance = Math.hypot(across - seaRadius, y - middle);
    if (distance > seaRadius) continue;
    const ring = Math.floor((seaRadius - distance) / 15);
    const isLine = (seaRadius - distance) % 15 < 1.6;
    return seaPlace + (isLine ? 2 : ring % 2);
  }
  return undefined;
}

function mix([r, g, b]: Colour, [toR, toG, toB]: Colour, share: number): Colour {
  const between = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [between(r, toR), between(g, toG), between(b, toB)];
}

function nearest(strength: number): number {
  return steps.reduce(
    (best, step, place) => (Math.abs(step - strength) < Math.abs(steps[best]! - strength) ? place : best),
    0,
  );
}
