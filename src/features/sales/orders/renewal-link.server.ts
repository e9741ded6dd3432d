import * as z from "zod/mini";
import type { Vault } from "../../../platform/vault.server.ts";

/** Which SIM a link is about, and until when; its number stands in no address that somebody could read. */
type RenewalLink = { iccid: string; until: Date };

const Sealed = z.object({ for: z.literal("renewal"), iccid: z.string(), until: z.number() });

export function renewalLink(vault: Vault, { iccid, until }: RenewalLink): string {
  return vault.seal(JSON.stringify({ for: "renewal", iccid, until: until.getTime() })).toString("base64url");
}

/** The number of the SIM; undefined when it is over, or none of ours. */
export function simOfRenewalLink(vault: Vault, link: string, now: Date): string | undefined {
  const read = Sealed.safeParse(opened(vault, link));
  return read.success && read.data.until > now.getTime() ? read.data.iccid : undefined;
}

function opened(vault: Vault, link: string): unknown {
  try {
    return JSON.parse(vault.open(Buffer.from(link, "base64url")));
  } catch {
    return undefined;
  }
}
