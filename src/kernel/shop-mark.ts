export const night = [13, 42, 102] as const;
const porcelain = [242, 246, 250];
const sun = [255, 106, 74];
/** The square that its measures below are of. */
const drawn = 180;

/** The favicon as a square of so many pixels, row by row: red, green, blue. */
export function shopMark(size: number): number[][] {
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => pixel(x, y, size)).flat());
}

/** Two half rings and a dot, by the distance from their common middle; edges fade over one pixel. */
function pixel(x: number, y: number, size: number): number[] {
  const scale = size / drawn;
  const [dx, dy] = [x / scale - 90, y / scale - 114];
  const distance = Math.hypot(dx, dy);
  const inside = (depth: number) => clamp(depth * scale + 0.5);
  const above = inside(-dy);
  const ring = (radius: number) => inside(6 - Math.abs(distance - radius)) * above;
  const end = (radius: number) => inside(6 - Math.hypot(Math.abs(dx) - radius, dy));
  const wave = Math.max(ring(60), ring(33), end(60), end(33));
  return blend(blend(night, porcelain, wave), sun, inside(13.5 - Math.hypot(dx, dy - 2)));
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const blend = (under: readonly number[], over: readonly number[], share: number) =>
  under.map((channel, index) => Math.round(channel + ((over[index] ?? channel) - channel) * share));
