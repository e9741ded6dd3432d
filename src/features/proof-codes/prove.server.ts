import { timingSafeEqual } from "node:crypto";
import { refuse } from "../../kernel/refusal.ts";
import { attempt, forgiveAttempts, takeBackAttempt } from "../../platform/attempts.server.ts";
import type { Context } from "../../platform/context.server.ts";
import type { Vault } from "../../platform/vault.server.ts";
import { tryLimits } from "./rules.ts";
import { takeTry, useCode, type Proof } from "./store.server.ts";

export const codeHash = (vault: Vault, id: string, code: string) => vault.sign("proof code", `${id} ${code}`);

/** Holds a typed code against the one that was sent; used once. Throws CODE_WRONG for whatever is not right, without saying what. */
export async function prove(proof: Proof, code: string, context: Context): Promise<void> {
  const { db, vault, visitor, now } = context;
  await attempt(context, tryLimits.network, visitor.address);
  await attempt(context, tryLimits.recipient, proof.recipient);
  const kept = await takeTry(db, proof, now);
  const hash = codeHash(vault, kept?.id ?? proof.purpose, code);
  const right = kept !== undefined && timingSafeEqual(Buffer.from(hash), Buffer.from(kept.code_hash));
  if (!right || !(await useCode(db, kept.id, now))) return refuse("CODE_WRONG", { field: "code", problem: "code" });
  await forgiveAttempts(context, tryLimits.recipient, proof.recipient);
  await takeBackAttempt(context, tryLimits.network, visitor.address);
}
