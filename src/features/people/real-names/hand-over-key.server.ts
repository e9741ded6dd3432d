import { createHash, timingSafeEqual } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { handOverOf, type HandOver } from "./hand-over-store.server.ts";
import type { PhotoSlot } from "./rules.ts";
import { realNameByNumber, type RealName } from "./store.server.ts";

export const hashOfCode = (code: string): Buffer => createHash("sha256").update(code).digest();

/**
 * What the other device adds photographs with: bound to this hand-over, so that a newer code ends it.
 */
export function keyOfHandOver(vault: Vault, { real_name_id: id, code_hash: hash }: HandOver): string {
  return `h.${vault.sign("photographs of another device", `${id} ${hash.toString("hex")}`)}`;
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
  const [given, right] = [Buffer.from(key), Buffer.from(keyOfHandOver(vault, handOver))];
  return given.length === right.length && timingSafeEqual(given, right) ? form : refuse("NOT_FOUND");
}
