import type { DataPlanState, PlanRow, ProfileState } from "../../../platform/database/tables.ts";

export type Touched = "untouched" | "touched" | "unknown";

type ProfileToGiveBack = {
  /** The plan's promise on the day of the order; `none` promises nothing, so it is asked by the stricter word. */
  refundRule: PlanRow["refund_rule"];
  /**
   * Of our own pool: its data ends on our network. What a supplier made can be taken back only before anybody has
   * downloaded it.
   */
  ours: boolean;
  /** Somebody tells of its data, and has answered when asked. */
  heard: boolean;
  profileState: ProfileState;
  /** Nothing where no data plan is watched. */
  planState: DataPlanState | undefined;
  /** The code was on a page or in a letter: whoever has it may have installed it. */
  codesShown: boolean;
};

/** On a phone, or was: an SM-DP+ gives a profile out once. */
export const beenOnPhone: readonly ProfileState[] = ["downloaded", "installed", "enabled", "disabled", "deleted"];
/** Never switched on, as far as anybody was told. */
const neverOn: readonly ProfileState[] = ["released", "downloaded", "installed"];

/**
 * Whether an eSIM goes back unused (refunds, changes of plan). `unknown`: nobody told us, so a person must look; the
 * buyer's word alone is no proof, and our silence is none against the buyer.
 */
export function isUntouched({
  refundRule,
  ours,
  heard,
  profileState,
  planState,
  codesShown,
}: ProfileToGiveBack): Touched {
  if (planState && planState !== "not_started") return "touched";
  if (profileState === "unknown" || !heard) return codesShown ? "unknown" : "untouched";
  if (refundRule === "until_activated" && ours) return neverOn.includes(profileState) ? "untouched" : "unknown";
  if (profileState === "released") return "untouched";
  return beenOnPhone.includes(profileState) ? "touched" : "unknown";
}

/**
 * From which states each may follow. What comes late, again or out of order is not among them, and a profile that was
 * deleted may be downloaded again where its plan allows it. Nothing follows `unknown`: it is no state, but our
 * ignorance.
 */
const mayFollow: Record<ProfileState, readonly ProfileState[]> = {
  unknown: [],
  released: ["unknown"],
  downloaded: ["unknown", "released", "error", "deleted"],
  installed: ["unknown", "released", "downloaded", "error", "deleted"],
  enabled: ["unknown", "released", "downloaded", "installed", "disabled", "error", "deleted"],
  disabled: ["unknown", "released", "downloaded", "installed", "enabled", "error"],
  deleted: ["unknown", "released", "downloaded", "installed", "enabled", "disabled", "error"],
  error: ["unknown", "released", "downloaded"],
};

type Standing = { state: ProfileState; at: Date | null };

/** Whether a supplier's word moves a profile on: never back in time, and only along the table. */
export function movesOn(now: Standing, told: { state: ProfileState; at: Date }): boolean {
  return (now.at === null || told.at >= now.at) && mayFollow[told.state].includes(now.state);
}
