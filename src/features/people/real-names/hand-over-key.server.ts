import { createHash } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import type { AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { handOverOf, type HandOver } from "./hand-over-store.server.ts";
import type { PhotoSlot } from "./rules.ts";
import { realNameByNumber, type RealName } from "./store.server.ts";

/** Of codes for photographs and for whole forms together: each may begin a form, of which a stranger could leave many. */
export const codesOfNetwork: AttemptLimit = {
  what: "hand-overs of a network",
  most: 30,
  minutes: 60,
  network: true,
};

export const hashOfCode = (code: string): Buffer => createHash("sha256").update(code).digest();

/**
 * What the other device adds photographs with: bound to this hand-over, so that a newer code ends it.
 */
export function keyOfHandOver(vault: Vault, handOver: HandOver): string {
  return `h.${vault.sign(...seedOf(handOver))}`;
}

function seedOf({ real_name_id: id, code_hash: hash }: HandOver): [purpose: string, text: string] {
  return ["photographs of another device", `${id} ${hash.toString("hex")}`];
}

/** Refuses alike what is unknown, over, another form's, or of a photograph that was not asked for. */
export async function formBehindHandOver(
  db: DbOrTx,
  { number, key, slot }: { number: string; key: string; slot?: PhotoSlot },
  { vault, now }: Pick<Context, "vault" | "now">,
): Promise<RealName> {
  const form = await realNameByNumber(db, number.toUpperCase());
  const handOver = form && (await handOverOf(db, form.id));
  if (!form || !handOver?.taken_at || handOver.ends_at <= now) return refuse("NOT_FOUND");
  if (slot !== undefined && !handOver.slots.includes(slot)) return refuse("NOT_FOUND");
  const isOurs = key.startsWith("h.") && vault.isSigned(...seedOf(handOver), key.slice(2));
  return isOurs ? form : refuse("NOT_FOUND");
}
