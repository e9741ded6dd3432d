import type { ProfileState } from "../profile-state.ts";

/**
 * SGP.22 table of notification points 1–4; from 5 on makers number what the chip told as they like, most of them so.
 */
const reached: Record<number, ProfileState> = {
  1: "released",
  2: "error",
  3: "downloaded",
  4: "installed",
  5: "deleted",
  101: "enabled",
  102: "disabled",
  103: "deleted",
};

/** An unknown point is `unknown`, never success; a failed download or installation is an error. */
export function profileStateAt(point: number, status: string): ProfileState {
  const state = reached[point] ?? "unknown";
  if (status === "Executed-Success" || status === "Executed-WithWarning") return state;
  return state === "unknown" ? "unknown" : "error";
}
