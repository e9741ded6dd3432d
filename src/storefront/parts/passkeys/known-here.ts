import { remember } from "../../ground/visit/browser-storage.ts";

/** Ids of passkeys that were made or used in this browser, newest first, and whether an offer was declined in it. */
const keys = { here: "passkeys", declined: "passkey-declined" } as const;
const most = 10;

export const passkeysHere = (): string[] => (stored(keys.here) ?? "").split(" ").filter(Boolean);
export const rememberPasskey = (id: string) =>
  remember(keys.here, [...new Set([id, ...passkeysHere()])].slice(0, most).join(" "));

export const hasDeclined = () => stored(keys.declined) !== null;
export const declinePasskey = () => remember(keys.declined, "1");

/** Where storage is forbidden (private windows), a passkey would not stay either. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
