/** `installing`: the traveller waits for it. `travelling`: it is in use. */
export type Pace = "installing" | "travelling";

const quick = 4_000;
const slowest = 30_000;
const quickTimes = 15;
const most = 80;

/** Who travels looks at what is left; the network is asked once a minute at most. */
const travelling = 60_000;

/**
 * Milliseconds until a page asks again how an installation stands: quick during the installation, then calmer, and at
 * last never.
 */
export function calmPause(askedBefore: number, pace: Pace = "installing"): number | undefined {
  if (askedBefore >= most) return undefined;
  if (pace === "travelling") return travelling;
  return Math.min(slowest, Math.round(quick * 1.15 ** Math.max(0, askedBefore - quickTimes)));
}
