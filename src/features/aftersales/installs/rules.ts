import type { ProfileState } from "../../../adapters/supply/profile-state.ts";

/** Once a phone has downloaded it, its code is useless to others. */
export function isOnAPhone(state: ProfileState): boolean {
  return (
    state === "downloaded" ||
    state === "installed" ||
    state === "enabled" ||
    state === "disabled" ||
    state === "deleted"
  );
}

/** Per order within 24 hours: links e-mailed, and requests for help. */
export const mostMailed = 6;
export const mostHelpAsked = 5;
