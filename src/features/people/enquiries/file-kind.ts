import { fileKinds, type FileKind } from "./rules.ts";

const beginnings: Readonly<Record<FileKind, readonly number[]>> = {
  jpeg: [0xff, 0xd8, 0xff],
  // the signature, and the chunk that every picture begins with
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52],
  // %PDF-
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** What a file is by its first bytes, whatever it is called; undefined: none of those that are taken. */
export const fileKindOf = (bytes: Uint8Array): FileKind | undefined =>
  fileKinds.find((kind) => beginnings[kind].every((byte, place) => bytes[place] === byte));
