import sharp from "sharp";
import type { Slice } from "../../../kernel/read-document.ts";

/** In pixels: a line of a zone that fills the photograph is about as high. */
const pieceHeight = 56;
const longestPiece = 1000;
const longestSide = 2000;

/** Pieces of a photograph, laid straight: a JPEG each, empty where the slice is none. */
export async function cutPieces(jpeg: Buffer, slices: readonly Slice[]): Promise<string[]> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pieces: string[] = [];
  for (const slice of slices) {
    const [x, y, alongX, alongY, downX, downY] = slice.map(
      (share, at) => share * (at % 2 === 0 ? info.width : info.height),
    ) as Slice;
    const [long, high] = [Math.hypot(alongX, alongY), Math.hypot(downX, downY)];
    const width = Math.min(longestPiece, Math.round((pieceHeight * long) / high));
    if (!(width > 0)) {
      pieces.push("");
      continue;
    }
    const out = Buffer.alloc(width * pieceHeight * 3);
    for (let row = 0; row < pieceHeight; row++)
      for (let column = 0; column < width; column++) {
        const [u, v] = [(column + 0.5) / width, (row + 0.5) / pieceHeight];
        const px = Math.min(info.width - 1.001, Math.max(0, x + u * alongX + v * downX));
        const py = Math.min(info.height - 1.001, Math.max(0, y + u * alongY + v * downY));
        const [dx, dy] = [px % 1, py % 1];
        const from = ((py | 0) * info.width + (px | 0)) * 3;
        const below = from + info.width * 3;
        for (let channel = 0; channel < 3; channel++)
          out[(row * width + column) * 3 + channel] =
            (data[from + channel]! * (1 - dx) + data[from + 3 + channel]! * dx) * (1 - dy) +
            (data[below + channel]! * (1 - dx) + data[below + 3 + channel]! * dx) * dy;
      }
    const piece = await sharp(out, { raw: { width, height: pieceHeight, channels: 3 } })
      .jpeg({ quality: 72 })
      .toBuffer();
    pieces.push(piece.toString("base64"));
  }
  return pieces;
}
