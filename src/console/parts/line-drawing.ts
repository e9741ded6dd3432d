type Point = { at: string; amount: number };
type Size = { width: number; height: number };
type Spot = { x: number; y: number };

const left = 52;
const right = 14;
const top = 44;
const bottom = 22;

/** A line and when its own time ends: each runs from its own beginning to its own end. */
type Line = { points: readonly Point[]; end: string };

/** Where a line, a dashed one beside it, the moment of now and the amounts of the axis stand; the axis reaches `least`. */
export function lineDrawing(line: Line, beside: Line, { width, height }: Size, least: number) {
  const highest = Math.max(least, ...[...line.points, ...beside.points].map(({ amount }) => amount));
  const steps = amountSteps(highest);
  const base = height - bottom;
  const across = (share: number) => round(left + share * (width - left - right));
  const up = (amount: number) => round(base - (amount / steps.at(-1)!) * (base - top));
  const spots = ({ points, end }: Line): Spot[] => {
    const from = Date.parse(points[0]!.at);
    return points.map(({ at, amount }) => ({
      x: across((Date.parse(at) - from) / (Date.parse(end) - from)),
      y: up(amount),
    }));
  };
  const current = spots(line);
  const now = current.at(-1)!;
  return {
    line: path(current),
    sea: `${path(current)}L${now.x} ${base}L${current[0]!.x} ${base}Z`,
    beside: path(spots(beside)),
    now,
    steps: steps.map((amount) => ({ amount, y: up(amount) })),
    left,
    right: width - right,
    base,
    across,
  };
}

/** Zero and up to four round amounts, the last at or above the highest. */
export function amountSteps(highest: number): number[] {
  const least = highest / 4;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((one) => one >= least)!;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, number) => number * step);
}

/** `40k`, `1.2M`: an amount of minor units in whole ones, short. */
export function shortAmount(amount: number): string {
  const whole = amount / 100;
  if (whole >= 1_000_000) return `${whole / 1_000_000}M`;
  return whole >= 1000 ? `${whole / 1000}k` : String(whole);
}

const path = (spots: readonly Spot[]) => spots.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join("");
const round = (value: number) => Math.round(value * 10) / 10;
