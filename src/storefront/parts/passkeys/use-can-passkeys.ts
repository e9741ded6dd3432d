import { useSyncExternalStore } from "react";

const canPasskeys = () => typeof PublicKeyCredential === "function";

/** A face, a finger or a number of this very device, and not a key on the ring. */
export const canPasskeysHere = async () =>
  canPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false));

/** `undefined` on the server and in the first render, which must be the server's. */
export function useCanPasskeys(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(never, canPasskeys, () => undefined);
}

const never = () => () => {};
