import { dayMs } from "../../../kernel/duration.ts";
import type { ClockEntry } from "./package.ts";

type Lane = { packageId: string; x: number; width: number; role: ClockEntry["role"]; sure: boolean };
type DrawnClock = {
  lanes: Lane[];
  /** Where the moment of the page stands, in per cent. */
  now: number;
  /** The first days of months, at most six: `x` in per cent. */
  marks: { at: string; x: number }[];
};

const mostMarks = 6;
/** A package of one day among some of months must still be seen. */
const leastWidth = 1.5;

/** The clock of several packages on one line of time, everything in per cent of its width. `now`: ISO. */
export function drawClock(entries: readonly ClockEntry[], now: string): DrawnClock {
  const at = Date.parse(now);
  const moments = entries.flatMap(({ from, until }) => [Date.parse(from.at), Date.parse(until.at)]);
  const start = Math.min(at, ...moments);
  const end = Math.max(at + dayMs, ...moments);
  const place = (moment: number) => round(((moment - start) / (end - start)) * 100);
  const lanes = entries.map(({ packageId, role, from, until }) => {
    const x = Math.min(place(Date.parse(from.at)), 100 - leastWidth);
    return {
      packageId,
      role,
      x,
      width: Math.max(round(place(Date.parse(until.at)) - x), leastWidth),
      sure: from.certainty === "known" && until.certainty !== "expected",
    };
  });
  return {
    lanes,
    now: place(at),
    marks: monthsBetween(start, end).map((month) => ({ at: new Date(month).toISOString(), x: place(month) })),
  };
}

function monthsBetween(start: number, end: number): number[] {
  const first = new Date(start);
  const months: number[] = [];
  for (let next = 1; ; next++) {
    const month = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + next, 1);
    if (month >= end) break;
    months.push(month);
  }
  const step = Math.ceil(months.length / mostMarks);
  return months.filter((_, place) => place % step === 0);
}

const round = (value: number) => Math.round(value * 100) / 100;
