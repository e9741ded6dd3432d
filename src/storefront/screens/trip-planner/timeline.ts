import { dayMs } from "../../../kernel/duration.ts";
import type { Answer } from "../../ground/visit/calls.ts";

type Trip = Pick<Answer<"/trip/planTrip">, "days" | "stops">;
type Part = { serves: readonly { stop: number; from: string; to: string }[] };
/** So many half days: a stop, an eSIM that serves or waits, or nothing. */
export type Cell = { span: number; is: "stop"; stop: number } | { span: number; is: "serves" | "waits" | "nothing" };
type Timeline = { dates: string[]; stops: Cell[]; parts: Cell[][] };

type Stretch = { start: number; end: number };

/** The trip on a strip of half days, since on a travel day one stop has the first half and the next the second. */
export function timelineOf({ days, stops }: Trip, parts: readonly Part[]): Timeline {
  const first = stops[0]!.from;
  const halves = stops.map(({ from, to }, number) => ({
    start: 2 * daysBetween(first, from) + (stops[number - 1]?.to === from ? 1 : 0),
    end: 2 * daysBetween(first, to) + 2 - (stops[number + 1]?.from === to ? 1 : 0),
  }));
  const stretchesOf = ({ serves }: Part): Stretch[] =>
    joined(
      serves.map(({ stop, from, to }) => ({
        start: Math.max(halves[stop]!.start, 2 * daysBetween(first, from)),
        end: Math.min(halves[stop]!.end, 2 * daysBetween(first, to) + 2),
      })),
    );
  return {
    dates: Array.from({ length: days }, (_, day) =>
      new Date(Date.parse(first) + day * dayMs).toISOString().slice(0, 10),
    ),
    stops: strip(
      2 * days,
      halves.map((half, stop) => ({ ...half, cell: { is: "stop", stop } })),
    ),
    parts: parts.map((part) => {
      const stretches = stretchesOf(part);
      const waits = stretches
        .slice(1)
        .map(({ start }, at) => ({ start: stretches[at]!.end, end: start, cell: { is: "waits" } as const }));
      const cells = [...stretches.map((stretch) => ({ ...stretch, cell: { is: "serves" } as const })), ...waits].sort(
        (one, other) => one.start - other.start,
      );
      return strip(2 * days, cells);
    }),
  };
}

function daysBetween(one: string, other: string): number {
  return (Date.parse(other) - Date.parse(one)) / dayMs;
}

/** What touches becomes one; what has no half day to itself (two borders on one day) is left out. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { start, end } of stretches) {
    const last = found.at(-1);
    if (end <= start) continue;
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

type Kind = { is: "stop"; stop: number } | { is: "serves" | "waits" };

/** Cells that fill the strip, with nothing between them. */
function strip(length: number, pieces: readonly (Stretch & { cell: Kind })[]): Cell[] {
  const cells: Cell[] = [];
  let at = 0;
  for (const { start, end, cell } of pieces) {
    const begin = Math.max(start, at);
    if (end <= begin) continue;
    if (begin > at) cells.push({ span: begin - at, is: "nothing" });
    cells.push({ span: end - begin, ...cell });
    at = end;
  }
  if (at < length) cells.push({ span: length - at, is: "nothing" });
  return cells;
}
