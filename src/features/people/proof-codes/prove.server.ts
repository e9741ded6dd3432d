import { timingSafeEqual } from "node:crypto";
import { refuse } from "../../../kernel/refusal.ts";
import { attempt, resetAllAttempts, mayTry, uncountAttempt } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { askerOf, messagesOf, type Asker } from "./asker.server.ts";
import { sendLimits, shortCode, tryLimits } from "./rules.ts";
import { isLongCode, takeTry, useCode, useLongCode, type Proof } from "./store.server.ts";

export const codeHash = (vault: Vault, id: string, code: string) => vault.sign("proof code", `${id} ${code}`);
/** The lookup key of a long code, so it includes all that the code proves. */
export const longHash = (vault: Vault, { purpose, recipient, accountId = "" }: Proof, code: string) =>
  vault.sign("long proof code", `${purpose} ${recipient} ${accountId} ${code}`);

/** Verifies an entered code and uses it up. Throws CODE_WRONG for any failure, without details. */
export async function prove(proof: Proof, code: string, context: Context): Promise<void> {
  await check(proof, { code, uses: true }, context);
}

/** The same without using it up, for a question in between. */
export async function proveForNow(proof: Proof, code: string, context: Context): Promise<void> {
  await check(proof, { code, uses: false }, context);
}

type Typed = { code: string; uses: boolean };

async function check(proof: Proof, typed: Typed, context: Context): Promise<void> {
  const { db, vault, visitor, now } = context;
  const { code, uses } = typed;
  const asker = await askerOf(proof, context);
  if (!asker.isTrusted) await attempt(context, tryLimits.network, visitor.address);
  const isLong = code.length > shortCode.digits;
  const isRight = isLong
    ? await (uses ? useLongCode : isLongCode)(db, longHash(vault, proof, code), now)
    : await isShortRight(proof, { ...typed, asker }, context);
  if (!isRight) return refuse("CODE_WRONG", { field: "code", problem: "code" });
  if (!asker.isTrusted) await uncountAttempt(context, tryLimits.network, visitor.address);
  if (!uses) return;
  // a used code frees its message from the limit, so that daily sign-ins by code keep working
  const counted = [...new Set([asker.counted, proof.recipient])].map((who) => messagesOf(proof, who));
  await resetAllAttempts(context, [sendLimits.day, sendLimits.short, sendLimits.seldom], counted);
}

/**
 * Attempts are counted first, and for the recipient only where the asker has a code: without one the same work is done,
 * and costs nobody an attempt.
 */
async function isShortRight(
  proof: Proof,
  { code, uses, asker }: Typed & { asker: Asker },
  context: Context,
): Promise<boolean> {
  const { db, vault, visitor, now } = context;
  const kept = await takeTry(db, { ...proof, holder: asker.holder }, now);
  const counted = kept ? asker.counted : `nobody at ${visitor.address}`;
  const isCounted = await mayTry(context, tryLimits.asker, counted);
  const hash = codeHash(vault, kept?.id ?? proof.purpose, code);
  const isSame = kept !== undefined && timingSafeEqual(Buffer.from(hash), Buffer.from(kept.code_hash));
  if (!isSame || !isCounted || (uses && !(await useCode(db, kept.id, now)))) return false;
  await uncountAttempt(context, tryLimits.asker, counted);
  return true;
}
