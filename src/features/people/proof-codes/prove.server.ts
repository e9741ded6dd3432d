import { refuse } from "../../../kernel/refusal.ts";
import { attempt, resetAllAttempts, mayTry, uncountAttempt } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { askerOf, messagesOf, type Asker } from "./asker.server.ts";
import { sendLimits, shortCode, tryLimits } from "./rules.ts";
import { isLongCode, takeTry, useCode, useLongCode, type HeldProof, type Kept, type Proof } from "./store.server.ts";

const short = (id: string, code: string): [purpose: string, text: string] => ["proof code", `${id} ${code}`];
export const codeHash = (vault: Vault, id: string, code: string) => vault.sign(...short(id, code));
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
  const id = sameCode(vault, kept, code);
  if (id === undefined || !isCounted || (uses && !(await useCode(db, id, now)))) return false;
  await uncountAttempt(context, tryLimits.asker, counted);
  return true;
}

/**
 * Counts an attempt at a code that is told to somebody else, and returns its id if it is right, for `useCode` in the
 * transaction of what it is for.
 */
export async function triedCode(
  proof: HeldProof,
  code: string,
  { db, vault, now }: Pick<Context, "db" | "vault" | "now">,
): Promise<string | undefined> {
  return sameCode(vault, await takeTry(db, proof, now), code);
}

/** Without a kept one the same work is done. */
function sameCode(vault: Vault, kept: Kept | undefined, code: string): string | undefined {
  const isRight = vault.isSigned(...short(kept?.id ?? "none", code), kept?.code_hash ?? "");
  return isRight ? kept?.id : undefined;
}
