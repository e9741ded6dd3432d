const quick = 4_000;
const slowest = 30_000;
const quickTimes = 15;
const most = 80;

/** Milliseconds until a page asks again how an installation stands: quick while somebody is at it, then calmer, and at last never. */
export function calmPause(askedBefore: number): number | undefined {
  if (askedBefore >= most) return undefined;
  return Math.min(slowest, Math.round(quick * 1.15 ** Math.max(0, askedBefore - quickTimes)));
}
