import sharp from "sharp";
import { expect, test } from "vitest";
import { jpegSize } from "./jpeg-size.ts";

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#456" } });

test.each([
  ["baseline", {}],
  ["progressive", { progressive: true }],
])("the size of a JPEG is read from its head: %s, with what a camera writes before it", async (_, how) => {
  const jpeg = await drawn(301, 40)
    .withExif({ IFD0: { Copyright: "x".repeat(5000) } })
    .jpeg(how)
    .toBuffer();
  expect(jpegSize(jpeg)).toEqual({ width: 301, height: 40 });
  expect(jpegSize(jpeg.subarray(0, 100))).toBeUndefined();
});

test("what is no JPEG has none", async () => {
  expect(jpegSize(Buffer.alloc(0))).toBeUndefined();
  expect(jpegSize(Buffer.alloc(64, 0xff))).toBeUndefined();
  expect(jpegSize(await drawn(30, 40).png().toBuffer())).toBeUndefined();
});
