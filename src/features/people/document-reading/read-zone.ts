import { chooseNames, chooseProved, type ChosenLine } from "./choose-characters.ts";
import { classifyLines, type LikelyLine } from "./classify-lines.ts";
import type { Grey } from "./cut-cell.ts";
import { linesOf } from "./find-lines.ts";
import { marksOf } from "./find-marks.ts";
import { readMachineZone, type MachineZone } from "./machine-zone.ts";
import { zonePairs } from "./pair-lines.ts";
import { placedLine } from "./place-cells.ts";
import { passportLine, permitLine } from "./zone-layouts.ts";
import type { Network } from "./zone-network.ts";

/** What was read, proved by every check digit, with the lines as they stand there and how certain each character is. */
export type ReadZone = MachineZone & { lines: readonly ChosenLine[] };

/** Lines that may be a permit's only one. */
const mostLines = 4;

/** The zone of an upright photograph; undefined where none was found, or none that is proved. */
export function readZone(grey: Grey, network: Network, today: string): ReadZone | undefined {
  const marks = marksOf(grey);
  const lines = linesOf(marks);
  for (const pair of zonePairs(lines, marks)) {
    const likely = classifyLines(grey, pair, passportLine.length, network);
    const read = likely && passport(likely, today);
    if (read) return read;
  }
  for (const line of lines.slice(0, mostLines)) {
    const placed = placedLine(line);
    const likely = placed && classifyLines(grey, [placed], permitLine.length, network);
    const read = likely && permit(likely, today);
    if (read) return read;
  }
  return undefined;
}

function passport([upper, lower]: readonly LikelyLine[], today: string): ReadZone | undefined {
  const [first, second] = [chooseNames(upper!), chooseProved(lower!, passportLine)];
  const zone = first && second && readMachineZone([first.text, second.text], today);
  return zone && { ...zone, lines: [first, second] };
}

function permit([only]: readonly LikelyLine[], today: string): ReadZone | undefined {
  const line = chooseProved(only!, permitLine);
  const zone = line && readMachineZone([line.text], today);
  return zone && { ...zone, lines: [line] };
}
