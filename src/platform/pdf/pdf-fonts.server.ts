import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Language } from "../../kernel/language.ts";

const folder = join(import.meta.dirname, "../../../assets/fonts");

const files = {
  text: "instrument-sans-400",
  strong: "instrument-sans-600",
  display: "funnel-display-600",
  simplified: "noto-sans-sc",
  traditional: "noto-sans-tc",
  korean: "noto-sans-kr",
} as const;
export type OwnFont = keyof typeof files;
/** `mono` is built into every PDF reader, and has ASCII alone. */
export type FontName = OwnFont | "mono";
export const ownFonts = Object.keys(files) as OwnFont[];

/** How a line looks; `code`: monospaced, for what people type. */
export type Face = "text" | "strong" | "display" | "code";

const opened = new Map<OwnFont, Buffer>();

/** A font file, unpacked when the first PDF needs it (decision 15) and cached: some 12 MB in all. */
export function fontFile(name: OwnFont): Buffer {
  const known = opened.get(name);
  if (known) return known;
  const file = brotliDecompressSync(readFileSync(join(folder, `${files[name]}.ttf.br`)));
  opened.set(name, file);
  return file;
}

/**
 * The fonts to search for a character, in order. Han characters are drawn differently in Simplified and Traditional
 * Chinese, so the language decides which comes first; a name in the other script still prints.
 */
export function fontsFor(face: Face, language: Language): FontName[] {
  const latin = {
    text: ["text"],
    strong: ["strong"],
    display: ["display", "strong"],
    code: ["mono", "text"],
  } satisfies Record<Face, FontName[]>;
  return [
    ...latin[face],
    ...(language === "zh-hk" ? (["traditional", "simplified"] as const) : (["simplified", "traditional"] as const)),
    "korean",
  ];
}
