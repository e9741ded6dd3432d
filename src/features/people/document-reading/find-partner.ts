import { median } from "./find-lines.ts";
import type { Mark } from "./find-marks.ts";
import type { PlacedLine } from "./place-cells.ts";
import { polynomialThrough } from "./polynomial.ts";
import { passportLine } from "./zone-layouts.ts";

const columns = passportLine.length;
const leastMarks = 14;

/**
 * The other line of a zone of which one was found whole, where a lamp or a thumb has torn it: it runs beside the first one, column
 * under column, so a few marks anywhere along it say where it is.
 */
export function partnersOf(line: PlacedLine, marks: readonly Mark[]): { below?: PlacedLine; above?: PlacedLine } {
  const pitch = (line.at(columns - 1)[0] - line.at(0)[0]) / (columns - 1);
  const beside = marks.flatMap((mark) => {
    const column = columnAt(line, mark.x);
    if (column < -1 || column > columns || mark.width > 1.3 * pitch || mark.height > 1.6 * pitch) return [];
    return [{ column, down: (mark.y - line.at(column)[1]) / pitch }];
  });
  const found = (sign: 1 | -1) =>
    shifted(
      line,
      beside.filter(({ down }) => down * sign > 1.5 && down * sign < 4),
      pitch,
    );
  const [below, above] = [found(1), found(-1)];
  return { ...(below && { below }), ...(above && { above }) };
}

type Beside = { column: number; down: number };

/** Those that are equally far from the first line, and whole columns from each other. */
function shifted(line: PlacedLine, beside: readonly Beside[], pitch: number): PlacedLine | undefined {
  const densest = beside.toSorted((one, other) => neighbours(beside, other) - neighbours(beside, one))[0];
  const own = densest ? beside.filter((one) => isNear(one, densest)) : [];
  if (own.length < leastMarks) return undefined;
  const down = polynomialThrough(
    own.map(({ column }) => column),
    own.map((one) => one.down),
    1,
  );
  const lean = median(own.map(({ column }) => fraction(column - own[0]!.column))) + fraction(own[0]!.column);
  return (
    down && {
      columns,
      at: (column) => {
        const [x, y] = line.at(column + lean);
        return [x, y + down(column + lean) * pitch];
      },
    }
  );
}

const isNear = (one: Beside, other: Beside) => Math.abs(one.down - other.down) < 0.35;
const neighbours = (all: readonly Beside[], one: Beside) => all.filter((other) => isNear(one, other)).length;
/** From -0.5 to 0.5. */
const fraction = (column: number) => column - Math.round(column);

/** By halves: columns follow each other from left to right. */
function columnAt(line: PlacedLine, x: number): number {
  let [from, to] = [-3, columns + 3];
  for (let step = 0; step < 24; step++) {
    const middle = (from + to) / 2;
    if (line.at(middle)[0] < x) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
