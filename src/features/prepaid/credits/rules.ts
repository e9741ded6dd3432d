/** Recorded as the failure when the network never said whether it had credited. */
export const neverReached = "network_unavailable";

/** What a stranger may know of a balance: from which step up to below which, in minor units of HKD. */
const steps = [0, 1, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

type Band = { from: number; below: number | null };

export function bandOf(balance: number): Band {
  const place = steps.findLastIndex((step) => balance >= step);
  return { from: steps[Math.max(0, place)]!, below: steps[Math.max(0, place) + 1] ?? null };
}
