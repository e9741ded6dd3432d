/** The allowed transitions. `cancelled`: we no longer wait for it, and late profiles are returned. */
const next = {
  asked: ["accepted", "ready", "failed", "cancelled"],
  accepted: ["ready", "failed", "cancelled"],
  ready: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;
export type SupplyOrderState = keyof typeof next;

/** The states from which it may move to `state`; the SQL guard of every move. */
export function supplyStatesBefore(state: SupplyOrderState): SupplyOrderState[] {
  return (Object.keys(next) as SupplyOrderState[]).filter((before) =>
    (next[before] as readonly string[]).includes(state),
  );
}

/** Why we stop to wait for what its order needs no more: no failure of the supplier's. */
export const notWanted = "not wanted any more";

export type Fault = "fewer" | "more" | "twice" | "given_out";

/** The fault in the profiles of an order of this size, if any; then none is given out. */
export function faultIn(
  profiles: readonly { iccid: string; smdpAddress: string; matchingId: string }[],
  quantity: number,
): Fault | undefined {
  const distinct = (keys: string[]) => new Set(keys).size === keys.length;
  if (
    !distinct(profiles.map(({ iccid }) => iccid)) ||
    !distinct(profiles.map(({ smdpAddress, matchingId }) => `${smdpAddress}$${matchingId}`))
  )
    return "twice";
  if (profiles.length < quantity) return "fewer";
  return profiles.length > quantity ? "more" : undefined;
}

/** Pauses between checks for late profiles. */
const looksAfterwards = [60, 600, 3600, 6 * 3600, 24 * 3600];

/** Seconds until the next check after so many; undefined when there were enough. */
export function pauseAfterLook(looks: number): number | undefined {
  return looksAfterwards[looks];
}

/** Whose reports count for a SIM. The SM-DP+ with ES2+ also holds our own pool. */
export function tellsOf(teller: "reseller" | "es2plus", maker: "pool" | "reseller" | "es2plus"): boolean {
  return teller === maker || (teller === "es2plus" && maker === "pool");
}
