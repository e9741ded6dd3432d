import type { ProfileState } from "../../../adapters/supply/profile-state.ts";

/** Once a phone has it, its code opens nothing any more for anybody else. */
export function isOnAPhone(state: ProfileState): boolean {
  return (
    state === "downloaded" ||
    state === "installed" ||
    state === "enabled" ||
    state === "disabled" ||
    state === "deleted"
  );
}

/** In a running day: links mailed, and cries for help, of one order. */
export const mostMailed = 6;
export const mostHelpAsked = 5;
