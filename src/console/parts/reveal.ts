import type { RevealKind } from "../../features/records/reveals/rules.ts";
import type { Call } from "../ground/asking.ts";

export const isOfReveal = (what: string | undefined): boolean => what === "reveal" || what === "mask";

/** What `RevealForm` asks for, on whichever page it stands. */
export async function actOnReveal(
  call: Call,
  thing: { kind: RevealKind; thing: string },
  { what, requestKey = "", reason = "" }: Record<string, string | undefined>,
): Promise<void> {
  if (what === "mask") await call("/staff/endReveal", thing);
  else await call("/staff/reveal", { ...thing, requestKey, reason });
}
