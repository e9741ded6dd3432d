import type { ReadDocument, ReadField } from "../../../kernel/read-document.ts";
import type { TextLine } from "../../../platform/document-reader.ts";
import { partOf, sureEnough } from "./text-of-card.ts";

/**
 * A permit prints three days: of birth, and from when until when it is valid. Where one of them was not seen nobody can tell
 * which the others are.
 */
export function datesOfPermit(lines: readonly TextLine[]): Pick<ReadDocument["fields"], "birth" | "expiry"> {
  const dates = lines.flatMap(datesIn).toSorted((one, other) => (one.text < other.text ? -1 : 1));
  return dates.length < 3 ? {} : { birth: dates[0]!, expiry: dates.at(-1)! };
}

/** `2020.03.18-2030.03.17`; its digits are in the order of a form's. */
function datesIn({ text, certain, slice }: TextLine): ReadField[] {
  return Array.from(text.matchAll(/(?<!\d)((?:19|20)\d\d) ?[.．·] ?(\d\d) ?[.．·] ?(\d\d)(?!\d)/g)).flatMap((found) => {
    const [seen, year, month, day] = found;
    const date = `${year}-${month}-${day}`;
    if (!new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date)) return [];
    const digits = Array.from(seen.matchAll(/\d/g), ({ index }) => found.index + index);
    const doubtful = [0, 1, 2, 3, 5, 6, 8, 9].filter((_, at) => certain[digits[at]!]! < sureEnough);
    const piece = slice && partOf(slice, found.index / text.length, (found.index + seen.length) / text.length);
    return [{ text: date, doubtful, isProved: false, slice: piece }];
  });
}
