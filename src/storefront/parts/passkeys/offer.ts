import type { Answer } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { hasJustSignedIn } from "./just-signed-in.ts";
import { hasDeclined, passkeysHere } from "./known-here.ts";
import { canPasskeysHere } from "./use-can-passkeys.ts";

/**
 * Decided before the account is drawn, so that nothing moves when it is; never on the server, which knows neither the
 * device nor its storage.
 */
export async function offersPasskey(
  { call }: Pick<Asking, "call">,
  { email }: Pick<Answer<"/user/getUserInfo">, "email">,
): Promise<boolean> {
  if (!hasJustSignedIn() || email === null || hasDeclined() || !(await canPasskeysHere())) return false;
  const here = passkeysHere();
  if (here.length === 0) return true;
  const { passkeys } = await call("/passkey/getPasskeys", {});
  return !passkeys.some(({ id }) => here.includes(id));
}
