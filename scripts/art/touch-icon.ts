import { crc32, deflateSync } from "node:zlib";

const size = 180;
const night = [13, 42, 102];
const porcelain = [242, 246, 250];
const sun = [255, 106, 74];

/** The favicon again as a PNG, the one form an iPhone takes for its home screen. */
export function drawTouchIcon(): Buffer {
  const rows = Array.from({ length: size }, (_, y) => Buffer.from([0, ...Array.from({ length: size }, (_, x) => pixel(x, y)).flat()]));
  const header = Buffer.from([...wide(size), ...wide(size), 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

/** Two half rings and a dot, told by the distance from their common middle; edges fade over one pixel. */
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

function wide(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  return Buffer.concat([Buffer.from(wide(content.length)), named, Buffer.from(wide(crc32(named)))]);
}
