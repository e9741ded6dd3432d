/**
 * From each state, where an order at a supplier may go. `cancelled`: we wait for it no more, and what still comes goes
 * back.
 */
const next = {
  asked: ["accepted", "ready", "failed", "cancelled"],
  accepted: ["ready", "failed", "cancelled"],
  ready: [],
  failed: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>;
export type SupplyOrderState = keyof typeof next;

/** The states that it must be in to move to `state`; the SQL guard of every move. */
export function supplyStatesBefore(state: SupplyOrderState): SupplyOrderState[] {
  return (Object.keys(next) as SupplyOrderState[]).filter((before) =>
    (next[before] as readonly string[]).includes(state),
  );
}

export type Fault = "fewer" | "more" | "twice" | "given_out";

/** What is wrong with the profiles that came for an order of so many; nothing is given out then. */
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

/** Pauses before we look again whether something still came that nobody waits for. */
const looksAfterwards = [60, 600, 3600, 6 * 3600, 24 * 3600];

/** Seconds until the next look, after so many; nothing when it was long enough. */
export function pauseAfterLook(looks: number): number | undefined {
  return looksAfterwards[looks];
}

/** Whose words count for a SIM. The SM-DP+ with ES2+ is also the one that holds our own pool. */
export function tellsOf(teller: "reseller" | "es2plus", maker: "pool" | "reseller" | "es2plus"): boolean {
  return teller === maker || (teller === "es2plus" && maker === "pool");
}
