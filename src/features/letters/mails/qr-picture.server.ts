import { PNG } from "pngjs";
import { encode } from "uqr";

/** Look: never shown under 240 px. The file has twice the pixels, so that it is sharp on a phone. */
const leastWidth = 240;
const quietZone = 4;

/** A QR code as a PNG, black on white in the dark too; `width` is the width in CSS pixels at which to show it. */
export function qrPicture(text: string): { png: Buffer; width: number } {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  const width = size * Math.ceil(leastWidth / size);
  const pixels = width * 2;
  // grey, one byte a pixel; every row of modules is drawn once and repeated
  const grey = Buffer.concat(data.map((modules) => repeated(drawnRow(modules, pixels), pixels / size)));
  const png = Object.assign(new PNG({ width: pixels, height: pixels }), { data: grey });
  const png8 = { colorType: 0, inputColorType: 0, inputHasAlpha: false, filterType: 0 } as const;
  return { png: PNG.sync.write(png, png8), width };
}

function drawnRow(modules: boolean[], pixels: number): Buffer {
  return Buffer.concat(modules.map((dark) => Buffer.alloc(pixels / modules.length, dark ? 0 : 255)));
}

function repeated(row: Buffer, times: number): Buffer {
  return Buffer.concat(Array.from({ length: times }, () => row));
}
