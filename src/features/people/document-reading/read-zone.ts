import { chooseNames, chooseProved, type ChosenLine } from "./choose-characters.ts";
import { classifyLines, type SeenLine } from "./classify-lines.ts";
import type { Grey } from "./cut-cell.ts";
import { linesOf } from "./find-lines.ts";
import { marksOf } from "./find-marks.ts";
import { readMachineZone, type MachineZone } from "./machine-zone.ts";
import { zonePairs } from "./pair-lines.ts";
import { placedLine } from "./place-cells.ts";
import { passportLine, permitLine } from "./zone-layouts.ts";
import type { Network } from "./zone-network.ts";

/** What was read, proved by every check digit, with the lines as they stand there and how certain each character is. */
export type ReadZone = MachineZone & {
  lines: readonly ChosenLine[];
  /** Where columns of a line stand in the picture: its upper left corner, along it, and down, in pixels. */
  pieceOf: PieceOf;
};
export type PieceOf = (row: number, from: number, to: number) => [corner: Way, along: Way, down: Way];
type Way = readonly [x: number, y: number];

/** In steps from one character to the next: letters reach so far above and below the middle of their line. */
const halfOfLine = 0.8;

/** Lines that may be a permit's only one. */
const mostLines = 4;

/** The zone of an upright photograph; undefined where none was found, or none that is proved. */
export function readZone(grey: Grey, network: Network, today: string): ReadZone | undefined {
  const marks = marksOf(grey);
  const lines = linesOf(marks);
  for (const pair of zonePairs(lines, marks)) {
    const seen = classifyLines(grey, pair, passportLine.length, network);
    const read = seen && passport(seen, today);
    if (read) return read;
  }
  for (const line of lines.slice(0, mostLines)) {
    const placed = placedLine(line);
    const seen = placed && classifyLines(grey, [placed], permitLine.length, network);
    const read = seen && permit(seen, today);
    if (read) return read;
  }
  return undefined;
}

function passport(seen: readonly SeenLine[], today: string): ReadZone | undefined {
  const [upper, lower] = seen;
  const [first, second] = [chooseNames(upper!.likely), chooseProved(lower!.likely, passportLine)];
  const zone = first && second && readMachineZone([first.text, second.text], today);
  return zone && { ...zone, lines: [first, second], pieceOf: pieceIn(seen) };
}

function permit(seen: readonly SeenLine[], today: string): ReadZone | undefined {
  const line = chooseProved(seen[0]!.likely, permitLine);
  const zone = line && readMachineZone([line.text], today);
  return zone && { ...zone, lines: [line], pieceOf: pieceIn(seen) };
}

const pieceIn =
  (seen: readonly SeenLine[]): PieceOf =>
  (row, from, to) => {
    const [first, last] = [seen[row]!.cellOf(from), seen[row]!.cellOf(to - 1)];
    const { up } = first;
    const left = [first.x - first.right[0] / 2, first.y - first.right[1] / 2] as const;
    const right = [last.x + last.right[0] / 2, last.y + last.right[1] / 2] as const;
    return [
      [left[0] + halfOfLine * up[0], left[1] + halfOfLine * up[1]],
      [right[0] - left[0], right[1] - left[1]],
      [-2 * halfOfLine * up[0], -2 * halfOfLine * up[1]],
    ];
  };
