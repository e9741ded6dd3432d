import { within } from "./framed.ts";

/** A page of this width has 45 pixels for each letter of a passport's zone: enough to read, and half a megabyte. */
export const longestSent = 2000;

/** What a slow line carries within the twenty seconds that a request may take, at some 400 kbit/s. */
const light = 600_000;

/** Still 30 pixels for each letter of a passport's zone. */
const smaller = { longest: 1400, quality: 0.75 };

/**
 * A photograph as it is sent: a phone's has ten times the pixels that reading takes. Turned as its camera says. What this
 * browser cannot open goes as it is, and the server says what is wrong with it. `again`: the first try did not get through.
 */
export async function shrunk(file: File, again = false): Promise<File> {
  const { longest, quality } = again ? smaller : { longest: longestSent, quality: 0.85 };
  if (!again && file.size <= light) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!bitmap) return file;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, within(bitmap, longest));
  const context = canvas.getContext("2d")!;
  // what is transparent is white, as on the server
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  return blob && blob.size < file.size ? new File([blob], file.name, { type: "image/jpeg" }) : file;
}
