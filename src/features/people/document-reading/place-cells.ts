import { median, type MarkLine } from "./find-lines.ts";
import type { Mark } from "./find-marks.ts";
import { polynomialThrough } from "./polynomial.ts";

/** Where the middle of each column is, also beside the line; its first mark is column 0. */
export type PlacedLine = { columns: number; at: (column: number) => [x: number, y: number] };

/**
 * A typewriter's line seen by a camera: from mark to mark a whole number of steps, which grow or shrink slowly, on a page
 * that may bend.
 */
export function placedLine({ marks, pitch, y }: MarkLine): PlacedLine | undefined {
  const single = marks.filter(({ width }) => width < 1.3 * pitch);
  const [steady, places] = straightened(single, columnsOf(single, pitch));
  const last = places.at(-1);
  const x = polynomialThrough(places, xsOf(steady), 3);
  if (!x || last === undefined || steady.length < leastMarks) return undefined;
  return { columns: last + 1, at: (column) => [x(column), y(x(column))] };
}

const leastMarks = 12;
const xsOf = (marks: readonly Mark[]) => marks.map(({ x }) => x);

/** Counted from the first one; a piece of a broken character has the column of the piece before. */
function columnsOf(marks: readonly Mark[], pitch: number): number[] {
  const columns = [0];
  let step = pitch;
  let [anchor, column] = [marks[0]?.x ?? 0, 0];
  for (const { x } of marks.slice(1)) {
    const steps = Math.round((x - anchor) / step);
    columns.push(column + steps);
    if (steps === 0) continue;
    step = 0.85 * step + (0.15 * (x - anchor)) / steps;
    column += steps;
    anchor = x;
  }
  return columns;
}

/** Without those that stand beside their place: broken ones, stains. */
function straightened(marks: readonly Mark[], columns: readonly number[]): [Mark[], number[]] {
  let kept = [...marks.keys()].filter((at) => at === 0 || columns[at] !== columns[at - 1]);
  for (let round = 0; round < 3; round++) {
    const x = polynomialThrough(
      kept.map((at) => columns[at]!),
      kept.map((at) => marks[at]!.x),
      3,
    );
    if (!x) return [[], []];
    const away = (at: number) => Math.abs(marks[at]!.x - x(columns[at]!));
    const most = Math.max(2, 3 * median(kept.map(away)));
    kept = kept.filter((at) => away(at) <= most);
  }
  return [kept.map((at) => marks[at]!), kept.map((at) => columns[at]!)];
}
