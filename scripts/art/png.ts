import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const trueColour = 2;
const palette = 3;

export type Colour = [red: number, green: number, blue: number];

/** `rows`: red, green, blue of each pixel. */
export function colourPng(width: number, height: number, rows: readonly (readonly number[])[]): Buffer {
  const lines = Buffer.concat(rows.map((row) => Buffer.from([0, ...row])));
  return png([chunk("IHDR", header(width, height, 8, trueColour)), chunk("IDAT", deflateSync(lines, { level: 9 }))]);
}

/**
 * At most sixteen colours, two pixels to a byte: flat pictures stay small and are packed quickly. `pixels`: places in
 * the list of colours.
 */
export function flatPng(width: number, height: number, colours: readonly Colour[], pixels: Uint8Array): Buffer {
  const bytes = width / 2;
  const lines = Buffer.alloc((bytes + 1) * height);
  for (let y = 0; y < height; y++) {
    const line = y * (bytes + 1) + 1;
    for (let x = 0; x < bytes; x++)
      lines[line + x] = (pixels[y * width + 2 * x]! << 4) | pixels[y * width + 2 * x + 1]!;
  }
  return png([
    chunk("IHDR", header(width, height, 4, palette)),
    chunk("PLTE", Buffer.from(colours.flat())),
    chunk("IDAT", deflateSync(lines, { level: 4 })),
  ]);
}

function png(chunks: Buffer[]): Buffer {
  return Buffer.concat([signature, ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

function header(width: number, height: number, depth: number, kind: number): Buffer {
  return Buffer.from([...wide(width), ...wide(height), depth, kind, 0, 0, 0]);
}

function wide(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  return Buffer.concat([Buffer.from(wide(content.length)), named, Buffer.from(wide(crc32(named)))]);
}
