import type { ProfileState } from "../profile-state.ts";

const profileStates: Record<string, ProfileState> = {
  RELEASED: "released",
  DOWNLOAD: "downloaded",
  INSTALLATION: "installed",
  ENABLED: "enabled",
  DISABLED: "disabled",
  DELETED: "deleted",
  ERROR: "error",
};

/** An unknown status is `unknown`, never success. */
export function profileStateOf(smdpStatus: string): ProfileState {
  return Object.hasOwn(profileStates, smdpStatus) ? profileStates[smdpStatus]! : "unknown";
}

const stillMade: readonly string[] = ["CREATE", "PAYING", "PAID", "GETTING_RESOURCE"];
const usable: readonly string[] = ["GOT_RESOURCE", "IN_USE"];

/** `lost`: it was cancelled, revoked or has expired, so nobody can use it. */
export function makingOf(esimStatus: string): "made" | "still_made" | "lost" | "unknown" {
  if (usable.includes(esimStatus)) return "made";
  if (stillMade.includes(esimStatus)) return "still_made";
  return ["CANCEL", "REVOKE", "SUSPENDED", "UNUSED_EXPIRED", "USED_EXPIRED", "USED_UP"].includes(esimStatus)
    ? "lost"
    : "unknown";
}

/** Permanent errors: our account has no money, the package is gone or sold out. Every other error may be temporary. */
export const finalErrors: readonly string[] = ["200007", "310241", "310243", "310251"];
export const noSuchOrder = "310403";
/** It was downloaded, or is too old. */
export const cannotCancel = "200002";

/** Bytes → megabytes of 2^20, rounded up. */
export const megabytes = (bytes: number) => Math.ceil(bytes / 1_048_576);
