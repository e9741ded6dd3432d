import { AddPhoto } from "../../../features/people/real-names/contract.ts";

/** A photograph as calls take it; undefined where it is so heavy that it is not worth the way. */
export async function photoBytes(file: File): Promise<Uint8Array | undefined> {
  if (file.size > AddPhoto.bodyBytes!) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return AddPhoto.input.shape.photo.safeParse(bytes).success ? bytes : undefined;
}
