import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { create } from "fontkit";
import { oncePer } from "../../src/kernel/once-per.ts";

type FontName = "instrument-sans-600" | "noto-sans-tc" | "noto-sans-sc";

const fontOf = oncePer((name: FontName) => {
  const file = readFileSync(new URL(`../../assets/fonts/${name}.ttf.br`, import.meta.url));
  return create(brotliDecompressSync(file));
});

/** Text as outlines, so that a drawing looks alike whatever fonts a machine has. */
export function lettered(text: string, x: number, y: number, size: number, name: FontName): string {
  const font = fontOf(name);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const paths = glyphs.map((glyph, place) => {
    const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += positions[place]!.xAdvance;
    return path;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join("")}</g>`;
}
