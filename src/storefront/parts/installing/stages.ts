import type { ShownEsim } from "../../../features/aftersales/installs/contract.ts";

export const stages = ["install", "arrival", "check"] as const;
export type Stage = (typeof stages)[number];

type ProfileState = ShownEsim["profileState"];

/**
 * What is to be done next, by what the supplier reports of the eSIM. Without reports, everything begins with
 * installing.
 */
export function stageOf(state: ProfileState): Stage {
  switch (state) {
    case "downloaded":
    case "installed":
    case "disabled":
      return "arrival";
    case "enabled":
      return "check";
    default:
      return "install";
  }
}

/** The further of what the network reports and what the traveller has said. A deleted or failed eSIM starts over. */
export function furtherStage(state: ProfileState, said: Stage | undefined): Stage {
  const told = stageOf(state);
  if (!said || state === "deleted" || state === "error") return told;
  return stages.indexOf(said) > stages.indexOf(told) ? said : told;
}

export function isBefore(one: Stage, other: Stage): boolean {
  return stages.indexOf(one) < stages.indexOf(other);
}

/** The states on the way from the supplier to the phone, in their order. */
export const track = ["released", "downloaded", "installed", "enabled"] as const;

/** How far on the track a state is; nothing without reports, or when it left the track. */
export function placeOnTrack(state: ProfileState): number | undefined {
  if (state === "disabled") return track.indexOf("installed");
  const place = (track as readonly ProfileState[]).indexOf(state);
  return place === -1 ? undefined : place;
}

/** It may still move while the page is open, so the page goes on asking. */
export function mayMove(state: ProfileState): boolean {
  return state === "released" || state === "downloaded" || state === "installed" || state === "error";
}
