/**
 * From the SM-DP+ (GSMA SGP.22: released, downloaded, installed, error) and from the chip; `unknown` where nobody
 * tells.
 */
export const profileStates = [
  "unknown",
  "released",
  "downloaded",
  "installed",
  "enabled",
  "disabled",
  "deleted",
  "error",
] as const;
export type ProfileState = (typeof profileStates)[number];
