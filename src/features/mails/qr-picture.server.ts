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
  const png = new PNG({ width: pixels, height: pixels });
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      const dark = data[Math.floor((y * size) / pixels)]?.[Math.floor((x * size) / pixels)];
      png.data.fill(dark ? 0 : 255, (y * pixels + x) * 4, (y * pixels + x) * 4 + 3);
      png.data[(y * pixels + x) * 4 + 3] = 255;
    }
  }
  return { png: PNG.sync.write(png, { colorType: 0 }), width };
}
