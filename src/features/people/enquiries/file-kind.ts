import type { FileKind } from "./rules.ts";

const beginnings: Readonly<Record<FileKind, RegExp>> = {
  jpeg: /^\xff\xd8\xff[\xc0-\xfe]/,
  png: /^\x89PNG\r\n\x1a\n\0\0\0\rIHDR/,
  pdf: /^%PDF-[12]\.\d/,
};

/** What a file is by its first bytes, whatever it is called; undefined: none of those that are taken. */
export function fileKindOf(beginning: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...beginning.subarray(0, 16));
  return (Object.keys(beginnings) as FileKind[]).find((kind) => beginnings[kind].test(text));
}
