import { createHash } from "node:crypto";
import type { Vault } from "../../../platform/vault.server.ts";

/** The 160 bits that RFC 4226 recommends. */
const secretBytes = 20;

/**
 * The secret of a code app that this invitation sets up. Made of the link and the shop's own secret: the same however
 * often the page is opened, and kept nowhere before it is proven by a code.
 */
export function secretFor(token: string, vault: Pick<Vault, "sign">): Buffer {
  const parts = ["code app", "code app, second half"].map((purpose) => vault.sign(purpose, token));
  return createHash("sha256").update(parts.join()).digest().subarray(0, secretBytes);
}
