import { expect, test } from "vitest";
import { isTaken } from "./judge-file.ts";

test.each([
  ["a JPEG", [0xff, 0xd8, 0xff, 0xe0], true],
  ["a PNG", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], true],
  ["a GIF", [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], false],
  ["a WebP", [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0], false],
  ["nothing", [], false],
])("%s is looked at as the server takes it, whatever its name says", async (_, bytes, isOne) => {
  expect(await isTaken(new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }))).toBe(isOne);
});
