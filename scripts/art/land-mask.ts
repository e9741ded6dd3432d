import type { Coast } from "./plane.ts";

/** Lines drawn within each row of pixels; across, coverage is exact. */
const finer = 3;

/** How much of each pixel is land, 0 to 1: even-odd over all coasts, so that a lake is not land. */
export function landMask(width: number, height: number, coasts: readonly Coast[]): Float32Array {
  const mask = new Float32Array(width * height);
  const crossings: number[][] = Array.from({ length: height * finer }, () => []);
  for (const coast of coasts) {
    let [fromX, fromY] = coast.at(-1) ?? [0, 0];
    for (const [toX, toY] of coast) {
      cross(crossings, fromX, fromY, toX, toY);
      [fromX, fromY] = [toX, toY];
    }
  }
  for (const [line, places] of crossings.entries()) {
    places.sort((one, other) => one - other);
    const row = Math.floor(line / finer) * width;
    for (let pair = 0; pair + 1 < places.length; pair += 2)
      cover(mask, row, clamp(places[pair]!, width), clamp(places[pair + 1]!, width));
  }
  return mask;
}

const clamp = (place: number, width: number) => Math.min(Math.max(place, 0), width - 0.001);

/** Where an edge of the coast meets the lines that run through the pixels' rows. */
function cross(crossings: number[][], ax: number, ay: number, bx: number, by: number): void {
  const [low, high] = ay < by ? [ay, by] : [by, ay];
  const first = Math.max(0, Math.ceil(low * finer - 0.5));
  const last = Math.min(crossings.length - 1, Math.ceil(high * finer - 0.5) - 1);
  for (let line = first; line <= last; line++)
    crossings[line]!.push(ax + ((bx - ax) * ((line + 0.5) / finer - ay)) / (by - ay));
}

function cover(mask: Float32Array, row: number, from: number, to: number): void {
  const [first, last] = [Math.floor(from), Math.floor(to)];
  const share = 1 / finer;
  if (first === last) {
    mask[row + first]! += (to - from) * share;
    return;
  }
  mask[row + first]! += (first + 1 - from) * share;
  for (let x = first + 1; x < last; x++) mask[row + x]! += share;
  mask[row + last]! += (to - last) * share;
}
