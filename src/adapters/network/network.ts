/** `unknown`: no such SIM. Only an `active` one takes a plan; the others say why not. */
export type SimOnNetwork = { iccid: string; state: "active" | "blocked" | "expired" | "unknown" };

/** `planCode` is the shop's own code; `allowanceMb` per day or in total, as the plan is sold. */
export type PlanToLoad = { key: string; iccid: string; planCode: string; allowanceMb: number; days: number };

/** `refused` is final: the SIM cannot take this plan. */
export type Loaded = { state: "loaded"; reference: string } | { state: "refused"; failure: string };

/** The network could not be reached or answered nonsense: nothing is known, the same key may be sent again. */
export class NetworkUnavailable extends Error {}

/** The carrier's own side: which SIMs exist, and the plans that they carry. */
export interface Network {
  /** One answer for each number asked, in the same order. */
  findSims(iccids: readonly string[]): Promise<SimOnNetwork[]>;
  /**
   * Loads a plan on a SIM that somebody holds. Repeating it with the same `key` loads it once and answers the same, also
   * after the SIM was blocked; the same key for another wish is a bug and throws something else than `NetworkUnavailable`.
   */
  loadPlan(wish: PlanToLoad): Promise<Loaded>;
}
