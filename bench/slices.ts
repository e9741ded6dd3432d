export type Slices = { first: number; second: number; ratio: number };

/**
 * Two things compared on a machine that is never quite alone: A B A B …, a ratio for each pair, and the median of
 * these.
 * What disturbs one pair disturbs both halves of it, or is thrown out by the median.
 */
export async function interleaved(
  cycles: number,
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<Slices> {
  const pairs: { first: number; second: number }[] = [];
  for (let cycle = 0; cycle < cycles; cycle++) pairs.push({ first: await first(), second: await second() });
  return {
    first: median(pairs.map((pair) => pair.first)),
    second: median(pairs.map((pair) => pair.second)),
    ratio: median(pairs.map((pair) => pair.first / pair.second)),
  };
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error("the median of nothing");
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The value that so many of 1 do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1]!;
}
