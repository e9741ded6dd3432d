import { chooseNames, chooseProved, type ChosenLine } from "./choose-characters.ts";
import { classifyLines, type LikelyLine } from "./classify-lines.ts";
import type { Grey } from "./cut-cell.ts";
import { linesOf, type MarkLine } from "./find-lines.ts";
import { marksOf } from "./find-marks.ts";
import { readMachineZone, type MachineZone } from "./machine-zone.ts";
import { placedLine, type PlacedLine } from "./place-cells.ts";
import { passportLine, permitLine } from "./zone-layouts.ts";
import type { Network } from "./zone-network.ts";

/** What was read, proved by every check digit, with the lines as they stand there and how certain each character is. */
export type ReadZone = MachineZone & { lines: readonly ChosenLine[] };

/** Pairs of lines that are looked at: the zone is nearly always the first. */
const mostPairs = 4;

/** The zone of an upright photograph; undefined where none was found, or none that is proved. */
export function readZone(grey: Grey, network: Network, today: string): ReadZone | undefined {
  const lines = linesOf(marksOf(grey));
  for (const [upper, lower] of pairsOf(lines).slice(0, mostPairs)) {
    const placed = placedAll([upper, lower]);
    const likely = placed && classifyLines(grey, placed, passportLine.length, network);
    const read = likely && passport(likely, today);
    if (read) return read;
  }
  for (const line of lines.slice(0, mostPairs)) {
    const placed = placedAll([line]);
    const [likely] = (placed && classifyLines(grey, placed, permitLine.length, network)) ?? [];
    const chosen = likely && chooseProved(likely, permitLine);
    const zone = chosen && readMachineZone([chosen.text], today);
    if (zone) return { ...zone, lines: [chosen] };
  }
  return undefined;
}

function passport([upper, lower]: readonly LikelyLine[], today: string): ReadZone | undefined {
  const [first, second] = [chooseNames(upper!), chooseProved(lower!, passportLine)];
  const zone = first && second && readMachineZone([first.text, second.text], today);
  return zone && { ...zone, lines: [first, second] };
}

function placedAll(lines: readonly MarkLine[]): PlacedLine[] | undefined {
  const placed = lines.map(placedLine);
  return placed.every((line) => line !== undefined) ? placed : undefined;
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
