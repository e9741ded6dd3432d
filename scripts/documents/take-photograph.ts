import sharp from "sharp";
import { chance } from "../../bench/chance.ts";
import type { Picture } from "./draw-page.ts";

/** From a page's pixels to the photograph's: `(a x + b y + c) / (g x + h y + 1)` and its like. */
export type Homography = readonly [number, number, number, number, number, number, number, number];
type Photo = { jpeg: Buffer; toPhoto: Homography };

/** How hard a photograph is: 1 as phones take them in a hand, 0 as a scanner would. */
export async function takePhotograph(page: Picture, seed: number, hardness = 1): Promise<Photo> {
  const next = chance(seed);
  const spread = (most: number) => (next() * 2 - 1) * most * hardness;
  const width = Math.round(1000 + next() * 1000);
  const scale = (width * (0.8 + next() * 0.14)) / page.width;
  const height = Math.round(page.height * scale * (1.1 + next() * 0.2));
  const [middleX, middleY] = [width / 2 + spread(width * 0.02), height / 2 + spread(height * 0.03)];
  const turn = spread(6) * (Math.PI / 180);
  const corners = [
    [0, 0],
    [page.width, 0],
    [page.width, page.height],
    [0, page.height],
  ].map(([x, y]) => {
    const [dx, dy] = [(x! - page.width / 2) * scale, (y! - page.height / 2) * scale];
    return [
      middleX + dx * Math.cos(turn) - dy * Math.sin(turn) + spread(width * 0.022),
      middleY + dx * Math.sin(turn) + dy * Math.cos(turn) + spread(width * 0.022),
    ] as const;
  });
  const toPhoto = homographyOf(page, corners);
  const table = [90 + next() * 60, 80 + next() * 50, 60 + next() * 50] as const;
  const flat = projected(page, toPhoto, { width, height }, table);
  const blurred = await sharp(flat, { raw: { width, height, channels: 3 } })
    .blur(0.3 + next() * 1.5 * hardness)
    .raw()
    .toBuffer();
  light(blurred, { width, height }, next, hardness);
  const jpeg = await sharp(blurred, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: Math.max(12, Math.round(92 - next() * 52 * hardness)) })
    .toBuffer();
  return { jpeg, toPhoto };
}

export function through([a, b, c, d, e, f, g, h]: Homography, x: number, y: number): [number, number] {
  const w = g * x + h * y + 1;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** The unit square's, by Heckbert's formula, after the page was made one. */
function homographyOf(page: Picture, corners: readonly (readonly [number, number])[]): Homography {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [Pair, Pair, Pair, Pair];
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / determinant;
  const h = (dx1 * dy3 - dx3 * dy1) / determinant;
  const { width, height } = page;
  return [
    (x1 - x0 + g * x1) / width,
    (x3 - x0 + h * x3) / height,
    x0,
    (y1 - y0 + g * y1) / width,
    (y3 - y0 + h * y3) / height,
    y0,
    g / width,
    h / height,
  ];
}

type Pair = readonly [number, number];

function inverse([a, b, c, d, e, f, g, h]: Homography): Homography {
  const scale = a * e - b * d;
  return [
    (e - f * h) / scale,
    (c * h - b) / scale,
    (b * f - c * e) / scale,
    (f * g - d) / scale,
    (a - c * g) / scale,
    (c * d - a * f) / scale,
    (d * h - e * g) / scale,
    (b * g - a * h) / scale,
  ];
}

type Size = { width: number; height: number };

function projected(page: Picture, toPhoto: Homography, { width, height }: Size, table: readonly number[]): Uint8Array {
  const [a, b, c, d, e, f, g, h] = inverse(toPhoto);
  const out = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const w = g * x + h * y + 1;
      const [px, py] = [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
      const [left, top] = [Math.floor(px), Math.floor(py)];
      if (left < 0 || top < 0 || left >= page.width - 1 || top >= page.height - 1) {
        out[at] = table[0]!;
        out[at + 1] = table[1]!;
        out[at + 2] = table[2]!;
        continue;
      }
      const [u, v] = [px - left, py - top];
      const from = (top * page.width + left) * 3;
      const below = from + page.width * 3;
      for (let channel = 0; channel < 3; channel++) {
        const above = page.data[from + channel]! * (1 - u) + page.data[from + 3 + channel]! * u;
        const under = page.data[below + channel]! * (1 - u) + page.data[below + 3 + channel]! * u;
        out[at + channel] = above * (1 - v) + under * v;
      }
    }
  return out;
}

/** Brightness, contrast, a shadow from one side, a reflection, and the noise of a small sensor. */
function light(data: Uint8Array, { width, height }: Size, next: () => number, hardness: number): void {
  const contrast = 1 - next() * 0.3 * hardness;
  const brightness = 1 + (next() * 0.45 - 0.28) * hardness;
  const shadow = next() * 0.35 * hardness;
  const noise = next() * 18 * hardness;
  const lamp = { x: next() * width, y: next() * height, size: width * (0.05 + next() * 0.1) };
  const glare = next() < 0.6 ? next() * 80 * hardness : 0;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const lit = brightness * (1 - (shadow * x) / width);
      const away = Math.hypot(x - lamp.x, y - lamp.y) / lamp.size;
      const shine = away < 1 ? glare * (1 - away) : 0;
      for (let channel = 0; channel < 3; channel++, at++) {
        const grain = (next() + next() - 1) * noise * 1.2;
        const value = ((data[at]! - 128) * contrast + 128) * lit + shine + grain;
        data[at] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
}
