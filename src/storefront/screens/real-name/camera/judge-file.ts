import { measuredAt, measurePhoto } from "../../../../platform/photographs/photo-measures.ts";
import {
  leastPhotoSide,
  refusalOf,
  warningsOf,
  type PhotoRefusal,
  type PhotoWarning,
} from "../../../../platform/photographs/photo-rules.ts";
import { within } from "./framed.ts";
import { pixelsOf } from "./take-picture.ts";

export type Judged = { refused: PhotoRefusal | undefined; warnings: PhotoWarning[] };

/** The server's own rules, before anything is sent. Undefined: this browser cannot open it, and the server says what it is. */
export async function judgedFile(file: File): Promise<Judged | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = document.createElement("canvas");
  const isSmall = Math.max(bitmap.width, bitmap.height) < leastPhotoSide;
  Object.assign(canvas, within(bitmap, measuredAt));
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  if (isSmall) return { refused: "small", warnings: [] };
  const measures = measurePhoto(pixelsOf(canvas));
  return { refused: refusalOf(measures), warnings: warningsOf(measures) };
}
