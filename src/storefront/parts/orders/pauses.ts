const quick = 2_000;
const slowest = 10_000;
const quickTimes = 10;

/** Milliseconds before a page asks for the next time: quick while it usually resolves, then ever calmer. */
export function pauseBefore(askedBefore: number): number {
  return Math.min(slowest, Math.round(quick * 1.2 ** Math.max(0, askedBefore - quickTimes)));
}
