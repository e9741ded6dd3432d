import { cutCell, type Cell, type Grey } from "./cut-cell.ts";
import type { PlacedLine } from "./place-cells.ts";
import { classes, emptyPass, forward, type Network } from "./zone-network.ts";

/** Of each cell, how likely each character is. */
export type LikelyLine = Float32Array[];
/** With where each column of the text lies in the picture. */
export type SeenLine = { likely: LikelyLine; cellOf: (column: number) => Cell };

/** Lines that belong together, from above, each with so many columns. */
export function classifyLines(
  grey: Grey,
  lines: readonly PlacedLine[],
  columns: number,
  network: Network,
): SeenLine[] | undefined {
  const seen = lines.map((line, row) => {
    const cellOf = (column: number) => cellAt(line, lines[row + 1] ?? lines[row - 1], row < lines.length - 1, column);
    return classifyLine(grey, cellOf, line.columns, columns, network);
  });
  return seen.every((line) => line !== undefined) ? seen : undefined;
}

/** Upright is where the other line is; a line that is alone stands upright on itself. */
function cellAt({ at }: PlacedLine, other: PlacedLine | undefined, isAbove: boolean, column: number): Cell {
  const [x, y] = at(column);
  const [[leftX, leftY], [rightX, rightY]] = [at(column - 0.5), at(column + 0.5)];
  const right = [rightX - leftX, rightY - leftY] as const;
  const [otherX, otherY] = other?.at(column) ?? [x + right[1], y - right[0]];
  const sign = other && isAbove ? -1 : 1;
  const scale = (sign * Math.hypot(...right)) / Math.hypot(otherX - x, otherY - y);
  return { x, y, right, up: [(otherX - x) * scale, (otherY - y) * scale] };
}

/**
 * Its first mark may be a stain, and its first character too pale for a mark: the number of marks says how far to look,
 * and beside the line there must be nothing.
 */
function classifyLine(
  grey: Grey,
  cellOf: (column: number) => Cell,
  found: number,
  columns: number,
  network: Network,
): SeenLine | undefined {
  const spare = columns - found;
  if (Math.abs(spare) > mostSpare) return undefined;
  const [from, to] = [Math.min(0, spare) - (spare === 0 ? 1 : 0), Math.max(0, spare) + (spare === 0 ? 1 : 0)];
  const all = new Map<number, Float32Array>();
  const likely = (column: number) => {
    const known = all.get(column) ?? classified(grey, cellOf(column), network);
    all.set(column, known);
    return known;
  };
  const none = classes - 1;
  let best: { first: number; score: number } | undefined;
  for (let first = -to; first <= -from; first++) {
    let score = Math.log(likely(first - 1)[none]! + 0.01) + Math.log(likely(first + columns)[none]! + 0.01);
    for (let column = 0; column < columns; column++) score += Math.log(1.01 - likely(first + column)[none]!);
    if (!best || score > best.score) best = { first, score };
  }
  if (!best) return undefined;
  const { first } = best;
  return {
    likely: Array.from({ length: columns }, (_, column) => likely(first + column)),
    cellOf: (column) => cellOf(first + column),
  };
}

const mostSpare = 4;
const pass = emptyPass();
/** Looked at as it lies and a little beside it, which no single glance decides. */
const glances = [
  [0, 0],
  [0.07, 0.05],
  [-0.07, -0.05],
] as const;

function classified(grey: Grey, { x, y, right, up }: Cell, network: Network): Float32Array {
  const sum = new Float32Array(classes);
  for (const [across, upwards] of glances) {
    const seen = {
      x: x + across * right[0] + upwards * up[0],
      y: y + across * right[1] + upwards * up[1],
      right,
      up,
    };
    cutCell(grey, seen, pass.input);
    forward(network, pass);
    for (let at = 0; at < classes; at++) sum[at]! += pass.output[at]! / glances.length;
  }
  return sum;
}
