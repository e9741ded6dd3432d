import jsqr from "jsqr";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { qrPicture } from "./qr-picture.server.ts";

const code = "LPA:1$rsp.farwave.example$BJZL8-SCXGB-6YN8U-PJ9HM";
const read = (text: string) => {
  const { png, width } = qrPicture(text);
  return { width, picture: PNG.sync.read(png) };
};

test.each([code, `LPA:1$${"very-long-name.".repeat(8)}example.com$${"A1b2-".repeat(20)}Z`])(
  "a phone reads %s",
  (text) => {
    const { picture } = read(text);
    const found = jsqr(new Uint8ClampedArray(picture.data), picture.width, picture.height);
    expect(found?.data).toBe(text);
  },
);

test("it is at least 240 px wide, twice as sharp, black on white with a quiet zone of four modules", () => {
  const { picture, width } = read(code);
  const pixel = (x: number, y: number) => picture.data[(y * picture.width + x) * 4];
  expect(width).toBeGreaterThanOrEqual(240);
  expect([picture.width, picture.height]).toEqual([width * 2, width * 2]);
  expect(new Set(picture.data.filter((_, place) => place % 4 !== 3))).toEqual(new Set([0, 255]));
  // the first dark pixel on the diagonal is the corner of a finder pattern, 7 modules wide
  const start = Array.from({ length: picture.width }, (_, place) => place).find((place) => pixel(place, place) === 0)!;
  const end = Array.from({ length: picture.width }, (_, place) => place).find(
    (place) => place > start && pixel(place, start) === 255,
  )!;
  expect(start).toBe(((end - start) / 7) * 4);
});
