import { digitsTyped, iccidKey, readIccid, soldPrefixes } from "../../../kernel/iccid.ts";
import type { TextLine } from "../../../platform/document-reader.ts";

/** The smallest cards break the number into as many lines. */
const mostLines = 4;

type Lines = readonly Pick<TextLine, "text">[];

/** The numbers of ours that barcodes say, or else lines of text: several where several cards lie there. */
export function iccidsOnCards(codes: readonly string[], lines: Lines): string[] {
  for (const texts of [codes, lines.flatMap(({ text }) => runsOfDigits(text)), broken(lines)]) {
    const found = oursIn(texts);
    if (found.length > 0) return found;
  }
  return [];
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
