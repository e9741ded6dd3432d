import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { demoDestinations } from "./demo-places.ts";
import { outlines } from "./geography.ts";
import { destinationMark } from "./mark.ts";
import { sheets } from "./plane.ts";

const shapes = outlines();
const marks = demoDestinations().map(({ iso2, city }) => ({
  iso2,
  card: destinationMark(sheets.card, iso2, city, shapes.get(iso2)),
  poster: destinationMark(sheets.poster, iso2, city, shapes.get(iso2)),
}));
const card = (iso2: string) => marks.find((mark) => mark.iso2 === iso2)?.card ?? "";

describe("a destination's mark", () => {
  it.each(["HK", "MO", "TW", "IN"])("shows no outline of %s, only rings", (iso2) => {
    expect(card(iso2)).toContain("<circle");
    expect(card(iso2)).not.toContain("<path");
  });

  it("shows mountains for China and knows no outline of it", () => {
    expect(shapes.has("CN")).toBe(false);
    expect(card("CN")).toContain("<path");
  });

  it("draws rings over the land of a place that has a shape", () => {
    expect(card("JP")).toMatch(/<path d="M[\d.]+ [\d.]+a9 9 0 0 1/);
  });

  it("can be used from another file under a strict policy: no style, no reference, no script", () => {
    for (const { card, poster } of marks) {
      for (const file of [card, poster]) expect(file).not.toMatch(/style=|<style|url\(|href=|<script|NaN|undefined/);
    }
  });

  it("weighs at most 3 kB on the way to the browser, a poster 5 kB", () => {
    const weight = (file: string) => brotliCompressSync(file).length;
    expect(Math.max(...marks.map(({ card }) => weight(card)))).toBeLessThanOrEqual(3072);
    expect(Math.max(...marks.map(({ poster }) => weight(poster)))).toBeLessThanOrEqual(5120);
  });
});
