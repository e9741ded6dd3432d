import type { SignedIn } from "../account/account-tab.ts";
import type { Asking } from "../visit/visit.ts";
import { hasDeclined, passkeysHere } from "./known-here.ts";
import { canPasskeysHere } from "./use-can-passkeys.ts";

/** Of this page load: whoever signed in another way just now. */
let hasSignedIn = false;

export function offerAfterSignIn(): void {
  if (typeof document !== "undefined") hasSignedIn = true;
}

/** Decided before the account is drawn, so that nothing moves when it is; never on the server, which knows neither the device nor its storage. */
export async function offersPasskey({ call }: Pick<Asking, "call">, { email }: Pick<SignedIn, "email">): Promise<boolean> {
  if (!hasSignedIn || email === null || hasDeclined() || !(await canPasskeysHere())) return false;
  const here = passkeysHere();
  if (here.length === 0) return true;
  const { passkeys } = await call("/passkey/getPasskeys", {});
  return !passkeys.some(({ id }) => here.includes(id));
}
