import { colourPng } from "./png.ts";

const size = 180;
const night = [13, 42, 102];
const porcelain = [242, 246, 250];
const sun = [255, 106, 74];

/** The favicon again as a PNG, the one form an iPhone takes for its home screen. */
export function drawTouchIcon(): Buffer {
  return colourPng(
    size,
    size,
    Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => pixel(x, y)).flat()),
  );
}

/** Two half rings and a dot, by the distance from their common middle; edges fade over one pixel. */
function pixel(x: number, y: number): number[] {
  const [dx, dy] = [x - 90, y - 114];
  const distance = Math.hypot(dx, dy);
  const above = clamp(0.5 - dy);
  const ring = (radius: number) => clamp(6.5 - Math.abs(distance - radius)) * above;
  const end = (radius: number) => clamp(6.5 - Math.hypot(Math.abs(dx) - radius, dy)) * (1 - above);
  const wave = Math.max(ring(60), ring(33), end(60), end(33));
  return blend(blend(night, porcelain, wave), sun, clamp(14 - Math.hypot(dx, dy - 2)));
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const blend = (under: number[], over: number[], share: number) =>
  under.map((channel, index) => Math.round(channel + ((over[index] ?? channel) - channel) * share));
