import { digitsTyped, iccidKey, readIccid, soldPrefixes } from "../../../kernel/iccid.ts";
import type { TextLine } from "../../../platform/document-reader.ts";

/** The smallest cards break the number into as many lines. */
const mostLines = 4;

type Lines = readonly Pick<TextLine, "text">[];

/** The number of ours that barcodes say, or lines of text; null where there is none, or where several cards lie there. */
export function iccidOnCard(codes: readonly string[], lines: Lines): string | null {
  for (const texts of [codes, lines.flatMap(({ text }) => runsOfDigits(text)), broken(lines)]) {
    const [found, ...others] = oursIn(texts);
    if (found !== undefined) return others.length === 0 ? found : null;
  }
  return null;
}

function oursIn(texts: readonly string[]): string[] {
  const read = texts.map((text) => readIccid(text, { prefixes: soldPrefixes }));
  return [...new Map(read.flatMap((one) => (one.ok ? [[iccidKey(one.iccid), one.iccid]] : []))).values()];
}

/** Digits with what is printed between them, and the filler behind: `ICCID 8985 2340 …`. */
const runsOfDigits = (text: string): string[] => text.match(/\d[\d\s-]{17,}F?/g) ?? [];

/** Lines of digits alone, one below the other. */
function broken(lines: Lines): string[] {
  const digits = lines.map(({ text }) => digitsTyped(text));
  return digits.flatMap((_, from) =>
    Array.from({ length: mostLines - 1 }, (__, more) => digits.slice(from, from + more + 2))
      .filter((parts) => parts.length > 1 && parts.every((part) => /^\d+$/.test(part)))
      .map((parts) => parts.join("")),
  );
}
