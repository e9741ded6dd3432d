import type { Language } from "../../kernel/language.ts";
import { oneLine } from "../../kernel/one-line.ts";
import { fontsFor, type Face, type FontName } from "./pdf-fonts.server.ts";

/** A piece of text in one font. */
export type Run = { font: FontName; text: string };
type HasGlyph = (font: FontName, codePoint: number) => boolean;

/** Replaces a character that none of our fonts has, so that a reader sees where something is missing. */
const missing = "□";

/** In Chinese these are as wide as a character, so they come from its font and not from the Latin one. */
const wideInChinese = /[“”‘’—…·]/;
/** All from one font: the Traditional Chinese one centres its full stop and lacks the other signs. */
const punctuation = /^[\u3000-\u303f\uff00-\uff60]$/;
const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Cuts a text into runs, each in the first font that has its characters. */
export function runsOf(text: string, face: Face, language: Language, hasGlyph: HasGlyph): Run[] {
  const fonts = fontsFor(face, language);
  const chinese = language.startsWith("zh");
  const runs: Run[] = [];
  for (const { segment: given } of characters.segment(oneLine(text.toWellFormed().normalize("NFC")))) {
    // joiners and direction marks have no glyph and would only print as boxes
    const segment = given.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
    if (segment === "") continue;
    const wide = chinese && wideInChinese.test(segment);
    const { font, letters } = drawn(
      segment,
      punctuation.test(segment) ? ["simplified"] : wide ? fonts.slice(1) : fonts,
      hasGlyph,
    );
    const last = runs.at(-1);
    if (last?.font === font) last.text += letters;
    else runs.push({ font, text: letters });
  }
  return runs;
}

function drawn(segment: string, fonts: FontName[], hasGlyph: HasGlyph): { font: FontName; letters: string } {
  // a letter whose diacritics no font has is written without them, as passports do
  for (const letters of [segment, segment.normalize("NFD").replace(/\p{Mn}/gu, "")]) {
    const font =
      letters && fonts.find((font) => Array.from(letters).every((letter) => hasGlyph(font, letter.codePointAt(0)!)));
    if (font) return { font, letters };
  }
  return { font: "simplified", letters: missing };
}
