import type { DataPlanState, PlanRow, ProfileState } from "../../../platform/database/tables.ts";

export type Touched = "untouched" | "touched" | "unknown";

type ProfileToReturn = {
  /** The plan's refund rule when it was ordered; `none` promises nothing, so the stricter check applies. */
  refundRule: PlanRow["refund_rule"];
  /**
   * From our own pool: its data can be ended on our network. A supplier's profile can be taken back only before it is
   * downloaded.
   */
  ours: boolean;
  /** Its data is reported, and the reporter has answered when queried. */
  heard: boolean;
  profileState: ProfileState;
  /** Undefined where no data plan is tracked. */
  planState: DataPlanState | undefined;
  /** The code was shown on a page or in an e-mail: it may have been installed. */
  codesShown: boolean;
};

/** On a phone, now or earlier: an SM-DP+ releases a profile once. */
export const beenOnPhone: readonly ProfileState[] = ["downloaded", "installed", "enabled", "disabled", "deleted"];
/** Never enabled, as far as reported. */
const neverOn: readonly ProfileState[] = ["released", "downloaded", "installed"];

/**
 * Whether an eSIM is unused (refunds, plan changes). `unknown`: there was no report, so staff must check; the buyer's
 * word alone is no proof, and a missing report is none against the buyer.
 */
export function isUntouched({
  refundRule,
  ours,
  heard,
  profileState,
  planState,
  codesShown,
}: ProfileToReturn): Touched {
  if (planState && planState !== "not_started") return "touched";
  if (profileState === "unknown" || !heard) return codesShown ? "unknown" : "untouched";
  if (refundRule === "until_activated" && ours) return neverOn.includes(profileState) ? "untouched" : "unknown";
  if (profileState === "released") return "untouched";
  return beenOnPhone.includes(profileState) ? "touched" : "unknown";
}

/**
 * The states that may precede each state. Late, repeated and out-of-order reports are ignored; a deleted profile may be
 * downloaded again where its plan allows it. Nothing follows `unknown`: it means that there was no report.
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

/** Whether a supplier's report changes a profile: never back in time, and only along the table. */
export function movesOn(now: Standing, reported: { state: ProfileState; at: Date }): boolean {
  return (now.at === null || reported.at >= now.at) && mayFollow[reported.state].includes(now.state);
}
