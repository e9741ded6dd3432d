import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrCode } from "./qr-code.ts";
import { rakedSand } from "./sand-garden.ts";
import { wordsEn } from "./words-en.ts";
import { wordsZhCn } from "./words-zh-cn.ts";
import { wordsZhHk } from "./words-zh-hk.ts";

test("a phone reads the QR code", () => {
  const link = "https://pay.example.com/pay/pay_abcdefghijklmnopqrstuvwx/phone";
  const { text: markup } = qrCode(link, "code");
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]);
  const scale = 4;
  const pixels = new Uint8ClampedArray((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1/g)) blacken(Number(x), Number(y));
  const read = jsQR as unknown as (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;
  expect(read(pixels, size * scale, size * scale)?.data).toBe(link);

  function blacken(x: number, y: number) {
    for (let row = y * scale; row < (y + 1) * scale; row++) {
      for (let column = x * scale; column < (x + 1) * scale; column++)
        pixels.fill(0, (row * size * scale + column) * 4, (row * size * scale + column) * 4 + 3);
    }
  }
});

test.each([
  ["zh-cn", wordsZhCn],
  ["zh-hk", wordsZhHk],
])("%s has words for every failure, no English and no empty ones", (_language, words) => {
  expect(Object.keys(words.failure)).toEqual(Object.keys(wordsEn.failure));
  const texts = textsOf(words);
  expect(texts.length).toBe(textsOf(wordsEn).length);
  for (const text of texts) expect(text).toMatch(/\p{Script=Han}/u);
});

test("furrows never run into the rings of a stone", () => {
  const [, path = ""] = /<path d="([^"]+)"/.exec(rakedSand()) ?? [];
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  expect(points.length).toBeGreaterThan(1000);
  for (const { x, y } of points) expect(Math.hypot(x - 410, y - 640)).toBeGreaterThan(128);
});

function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return [String((words as (value: unknown) => unknown)(2))];
  return Object.values(words as object).flatMap(textsOf);
}
