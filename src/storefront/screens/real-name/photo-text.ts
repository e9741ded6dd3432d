import { AddPhoto } from "../../../features/people/real-names/contract.ts";

/** A photograph as calls take it; undefined where it is so heavy that it is not worth the way. */
export async function photoText(file: File): Promise<string | undefined> {
  const text = file.size < AddPhoto.bodyBytes! ? await base64Of(file) : "";
  return AddPhoto.input.shape.photo.safeParse(text).success ? text : undefined;
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const pieces: string[] = [];
  // a call takes only so many arguments; a multiple of three, so that the pieces join without padding
  for (let at = 0; at < bytes.length; at += 24_576)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 24_576))));
  return pieces.join("");
}
