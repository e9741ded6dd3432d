import type { ReadDocument } from "../../../kernel/read-document.ts";
import type { ObjectKey } from "../../../platform/object-keys.server.ts";

/** What a photograph's reading is bound to, beside the registration. */
const readingOf = (photoId: string): string => `reading ${photoId}`;

/** Null: nothing could be read. */
export const sealReading = (key: ObjectKey, photoId: string, read: ReadDocument | null): Buffer =>
  key.seal(Buffer.from(JSON.stringify(read)), readingOf(photoId));

export const openReading = (key: ObjectKey, photoId: string, sealed: Buffer): ReadDocument | null =>
  JSON.parse(key.open(sealed, readingOf(photoId)).toString()) as ReadDocument | null;
