import { chosenSide, judgeChosen, type Judged } from "../../../../features/people/real-names/live-advice.ts";
import { within } from "../../../parts/photographs/framed.ts";
import { pixelsOf } from "./take-picture.ts";

/** The server's own rules, before anything is sent. Undefined: it is no JPEG or PNG or cannot be opened, and the server says so. */
export async function judgedFile(file: File): Promise<Judged | undefined> {
  if (!(await isTaken(file))) return undefined;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!bitmap) return undefined;
  const canvas = document.createElement("canvas");
  const isSmall = Math.max(bitmap.width, bitmap.height) < chosenSide.least;
  Object.assign(canvas, within(bitmap, chosenSide.measured));
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.imageSmoothingQuality = "high";
  // as the server does: what is transparent is white there
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  if (isSmall) return { refused: "small", warnings: [] };
  return judgeChosen(pixelsOf(canvas));
}

/** JPEG or PNG by its first bytes, as the server looks, whatever its name says. */
export async function isTaken(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return signatures.some((signature) => signature.every((byte, place) => bytes[place] === byte));
}

const signatures = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];
