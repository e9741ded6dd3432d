/** Milliseconds from which on an answer is slow, where a good request takes `good`. */
export const slowerThan = (good: number): number => 10 * good + 100;

export const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
