/** `unknown`: no such SIM. Only an `active` one takes a plan; the others say why not. */
export type SimOnNetwork = { iccid: string; state: "active" | "blocked" | "expired" | "unknown" };

/** `refused` is final: the SIM cannot take this plan. */
export type Loaded = { state: "loaded"; reference: string } | { state: "refused"; failure: string };

/** The network could not be reached or answered nonsense: nothing is known, the same key may be sent again. */
export class NetworkUnavailable extends Error {}

/** The carrier's own side: which SIMs exist, and the plans that they carry. */
export interface Network {
  findSims(iccids: readonly string[]): Promise<SimOnNetwork[]>;
  /** Loads a plan on a SIM that somebody holds. Repeating it with the same `key` loads it once. */
  loadPlan(wish: { key: string; iccid: string; planCode: string; allowanceMb: number; days: number }): Promise<Loaded>;
}
