import sharp from "sharp";
import { measuredAt, measurePhoto, type PhotoMeasures } from "./photo-measures.ts";
import {
  leastPhotoSide,
  mostPhotoBytes,
  mostPhotoPixels,
  refusalOf,
  warningsOf,
  type PhotoRefusal,
  type PhotoWarning,
} from "./photo-rules.ts";

export type Photograph = {
  /** Upright, without metadata and whatever else the file carried, at most `longestSide` pixels. */
  jpeg: Buffer;
  width: number;
  height: number;
  measures: PhotoMeasures;
  warnings: PhotoWarning[];
};

const longestSide = 3000;
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

// one photograph after the other, and nothing of it stays in memory
sharp.cache(false);
sharp.concurrency(1);

type Judge = (measures: PhotoMeasures) => PhotoRefusal | undefined;

/**
 * Row R2: JPEG or PNG by its content, decoded to the last pixel, turned as its camera says and written anew. Runs in the
 * process for photographs only, since it decodes what strangers send. `judge`: as a document's, unless something else was asked for.
 */
export async function openPhotograph(
  bytes: Buffer,
  judge: Judge = refusalOf,
): Promise<{ refused: PhotoRefusal } | Photograph> {
  if (bytes.length === 0) return { refused: "empty" };
  if (bytes.length > mostPhotoBytes) return { refused: "heavy" };
  const isPng = bytes.subarray(0, pngStart.length).equals(pngStart);
  if (!isPng && !bytes.subarray(0, jpegStart.length).equals(jpegStart)) return { refused: "not_a_picture" };
  if (isPng && isAnimated(bytes)) return { refused: "moving" };
  try {
    return await decoded(bytes, judge);
  } catch (error) {
    // libvips names no codes
    return { refused: /pixel limit/i.test(String(error)) ? "pixels" : "broken" };
  }
}

async function decoded(bytes: Buffer, judge: Judge): Promise<{ refused: PhotoRefusal } | Photograph> {
  const options = { limitInputPixels: mostPhotoPixels, failOn: "error" } as const;
  const { format, width: wide, height: high } = await sharp(bytes, options).metadata();
  if (format !== "jpeg" && format !== "png") return { refused: "not_a_picture" };
  if (Math.max(wide, high) < leastPhotoSide) return { refused: "small" };
  const { data: jpeg, info } = await sharp(bytes, options)
    .rotate()
    .flatten({ background: "#fff" })
    .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true });
  const measures = measurePhoto(await pixelsOf(jpeg));
  const refused = judge(measures);
  if (refused) return { refused };
  return { jpeg, width: info.width, height: info.height, measures, warnings: warningsOf(measures) };
}

async function pixelsOf(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg)
    .resize({ width: measuredAt, height: measuredAt, fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: 3 as const };
}

/** An animated PNG says so in a chunk before the first pixel; a decoder would silently take its first frame. */
function isAnimated(png: Buffer): boolean {
  for (let at = pngStart.length; at + 8 <= png.length;) {
    const name = png.toString("latin1", at + 4, at + 8);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
    at += 12 + png.readUInt32BE(at);
  }
  return false;
}
