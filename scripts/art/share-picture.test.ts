import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { outlines } from "./geography.ts";
import { sharePicture, shopPicture } from "./share-picture.ts";

const italy = outlines().get("IT");

test("a picture has the size that is announced and stays small", () => {
  for (const bytes of [
    sharePicture("IT", [12.5, 41.9], italy),
    sharePicture("SG", [103.85, 1.29], undefined),
    shopPicture(),
  ]) {
    const { width, height } = PNG.sync.read(bytes);
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(80_000);
  }
});

test("each destination has its own, with or without a shape", () => {
  const pictures = [
    sharePicture("IT", [12.5, 41.9], italy),
    sharePicture("HK", [114, 22], undefined),
    sharePicture("MO", [113, 22], undefined),
    shopPicture(),
  ];
  expect(new Set(pictures.map((bytes) => bytes.toString("base64"))).size).toBe(4);
});

test("the sun stands over the main city", () => {
  const { data } = PNG.sync.read(shopPicture());
  const pixel = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3)];
  expect(pixel(760, 270)).toEqual([255, 106, 74]);
});
