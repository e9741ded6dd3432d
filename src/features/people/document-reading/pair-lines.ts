import type { MarkLine } from "./find-lines.ts";
import type { Mark } from "./find-marks.ts";
import { partnersOf } from "./find-partner.ts";
import { placedLine, type PlacedLine } from "./place-cells.ts";
import { passportLine } from "./zone-layouts.ts";

/** Pairs of lines that are looked at: the zone is nearly always the first. */
const mostPairs = 4;
/** Lines whose torn partner is looked for. */
const mostWhole = 2;

type Pair = [upper: PlacedLine, lower: PlacedLine];

/** What may be the two lines of a zone, the likeliest first: both found, then one found whole and the other torn. */
export function* zonePairs(lines: readonly MarkLine[], marks: readonly Mark[]): Generator<Pair> {
  for (const [upper, lower] of pairsOf(lines).slice(0, mostPairs)) {
    const [above, below] = [placedLine(upper), placedLine(lower)];
    if (above && below) yield [above, below];
  }
  const whole = lines
    .flatMap((line) => placedLine(line) ?? [])
    .filter(({ columns }) => columns === passportLine.length);
  for (const line of whole.slice(0, mostWhole)) {
    const { below, above } = partnersOf(line, marks);
    if (below) yield [line, below];
    if (above) yield [above, line];
  }
}

/** Two lines of about one length and size, one below the other as a zone's are; those with the most characters first. */
function pairsOf(lines: readonly MarkLine[]): [upper: MarkLine, lower: MarkLine][] {
  const pairs: [MarkLine, MarkLine][] = [];
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      const [from, to] = [Math.max(startOf(one), startOf(other)), Math.min(endOf(one), endOf(other))];
      const longer = Math.max(endOf(one) - startOf(one), endOf(other) - startOf(other));
      const middle = (from + to) / 2;
      const apart = Math.abs(one.y(middle) - other.y(middle)) / one.pitch;
      if (to - from < 0.75 * longer || apart < 1.5 || apart > 4 || Math.abs(one.pitch / other.pitch - 1) > 0.2)
        continue;
      pairs.push(one.y(middle) < other.y(middle) ? [one, other] : [other, one]);
    }
  const size = ([one, other]: readonly MarkLine[]) => one!.marks.length + other!.marks.length;
  return pairs.toSorted((one, other) => size(other) - size(one));
}

const startOf = ({ marks }: MarkLine) => marks[0]!.x;
const endOf = ({ marks }: MarkLine) => marks.at(-1)!.x;
