import type { Mark } from "./find-marks.ts";
import { polynomialThrough } from "./polynomial.ts";

/** Marks that stand beside each other on a line, from left to right, as far from each other as a typewriter's. */
export type MarkLine = { marks: Mark[]; height: number; pitch: number; y: (x: number) => number };

const leastMarks = 14;

/** Lines that may be a zone's, the longest first. */
export function linesOf(marks: readonly Mark[]): MarkLine[] {
  const lines: MarkLine[] = [];
  const taken = new Set<Mark>();
  for (const chain of chainsOf(marks).toSorted((one, other) => other.length - one.length)) {
    if (chain.filter((mark) => taken.has(mark)).length > chain.length / 3) continue;
    const line = grown(chain, marks);
    if (!line || line.marks.length < leastMarks) continue;
    for (const mark of line.marks) taken.add(mark);
    lines.push(line);
  }
  return lines.toSorted((one, other) => other.marks.length - one.marks.length);
}

const alike = (one: number, other: number) => one < 1.8 * other && other < 1.8 * one;

/** Each mark and the next one to its right, where each is the other's nearest. */
function chainsOf(marks: readonly Mark[]): Mark[][] {
  const sorted = marks.toSorted((one, other) => one.x - other.x);
  const next = new Map<Mark, Mark>();
  const before = new Map<Mark, Mark>();
  for (const [at, mark] of sorted.entries()) {
    for (let other = at + 1; other < sorted.length; other++) {
      const candidate = sorted[other]!;
      const away = candidate.x - mark.x;
      const height = Math.max(mark.height, candidate.height);
      if (away > 2.2 * 140) break;
      if (away > 2.2 * height || away < 0.3 * height) continue;
      if (!alike(mark.height, candidate.height) || Math.abs(candidate.y - mark.y) > 0.35 * height) continue;
      const rival = before.get(candidate);
      if (rival && candidate.x - rival.x <= away) break;
      if (rival) next.delete(rival);
      next.set(mark, candidate);
      before.set(candidate, mark);
      break;
    }
  }
  return sorted
    .filter((mark) => !before.has(mark))
    .flatMap((first) => {
      const chain: Mark[] = [];
      for (let mark: Mark | undefined = first; mark; mark = next.get(mark)) chain.push(mark);
      return chain.length >= 4 ? [chain] : [];
    });
}

/** A piece of a line is followed to both sides, over what is missing or runs together. */
function grown(chain: readonly Mark[], all: readonly Mark[]): MarkLine | undefined {
  let marks = [...chain];
  let y: MarkLine["y"] | undefined;
  for (let round = 0; round < 4; round++) {
    const height = median(marks.map((mark) => mark.height));
    y = polynomialThrough(
      marks.map((mark) => mark.x),
      marks.map((mark) => mark.y),
      marks.length < 16 ? 1 : 2,
    );
    if (!y) return undefined;
    const on = all
      .filter((mark) => alike(mark.height, height) && Math.abs(mark.y - y!(mark.x)) < 0.3 * height)
      .toSorted((one, other) => one.x - other.x);
    marks = unbroken(on, marks, 3.5 * height);
  }
  const pitch = median(marks.slice(1).map((mark, at) => mark.x - marks[at]!.x));
  return y && { marks, height: median(marks.map((mark) => mark.height)), pitch, y };
}

/** Those that hang together with a piece, without a gap that is wider than `gap`. */
function unbroken(on: readonly Mark[], piece: readonly Mark[], gap: number): Mark[] {
  const middle = piece[piece.length >> 1]!;
  const at = Math.max(
    0,
    on.findIndex((mark) => mark.x >= middle.x),
  );
  let [from, to] = [at, at];
  while (from > 0 && on[from]!.x - on[from - 1]!.x < gap) from--;
  while (to < on.length - 1 && on[to + 1]!.x - on[to]!.x < gap) to++;
  return on.slice(from, to + 1);
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
