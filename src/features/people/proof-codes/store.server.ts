import { sql } from "kysely";
import { minuteMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { ProofPurpose } from "../../../platform/database/tables.ts";
import { shortCode } from "./rules.ts";

/** The purpose and recipient of a code. `accountId`: only this account may use it. */
export type Proof = { purpose: ProofPurpose; recipient: string; accountId?: string | undefined };
/** `holder`: whose it is among several askers (asker.server.ts). */
export type HeldProof = Proof & { holder: string };

/** What an attempt is compared with. */
export type Kept = { id: string; code_hash: string };
type NewCode = { id: string; hashes: { code: string; long: string }; sentAt: Date; expiresAt: Date };

/** Replaces the same holder's earlier code and its attempts. */
export async function keepCode(
  db: DbOrTx,
  { purpose, holder, accountId }: HeldProof,
  { id, hashes, sentAt, expiresAt }: NewCode,
): Promise<void> {
  await sql`
    insert into proof_codes (id, purpose, recipient, account_id, code_hash, long_hash, sent_at, expires_at)
    values (${id}, ${purpose}, ${holder}, ${accountId ?? null}, ${hashes.code}, ${hashes.long}, ${sentAt}, ${expiresAt})
    on conflict (purpose, recipient, account_id) do update set
      id = excluded.id, code_hash = excluded.code_hash, long_hash = excluded.long_hash, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at,
      tries = 0, used_at = null`.execute(db);
}

/**
 * Counts an attempt and returns what to compare with; undefined when there is no code or no attempt left. Of concurrent
 * attempts no more than five get an answer.
 */
export async function takeTry(
  db: DbOrTx,
  { purpose, holder, accountId }: HeldProof,
  now: Date,
): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    update proof_codes set tries = tries + 1
    where purpose = ${purpose} and recipient = ${holder} and account_id is not distinct from ${accountId ?? null}
      and used_at is null and expires_at > ${now}
        and sent_at > ${new Date(now.getTime() - shortCode.minutes * minuteMs)} and tries < ${shortCode.tries}
    returning id, code_hash`.execute(db);
  return rows[0];
}

/**
 * Whether this code is still valid: not used, not expired, and not replaced. `minutes`: the lifetime of the code that
 * is shown.
 */
export async function codeToSend(db: DbOrTx, id: string, minutes: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - minutes * minuteMs);
  const kept = await db
    .selectFrom("proof_codes")
    .select("id")
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("sent_at", ">", since)
    .executeTakeFirst();
  return kept !== undefined;
}

/** Single-use: of two concurrent requests with the right code, one succeeds. */
export async function useCode(db: DbOrTx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("proof_codes")
    .set({ used_at: now })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The same for a long code, which identifies its own purpose and holder. */
export async function useLongCode(db: DbOrTx, hash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("proof_codes")
    .set({ used_at: now })
    .where("long_hash", "=", hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function isLongCode(db: DbOrTx, hash: string, now: Date): Promise<boolean> {
  const kept = await db
    .selectFrom("proof_codes")
    .select("id")
    .where("long_hash", "=", hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return kept !== undefined;
}

/** Deletes every code for these addresses and phones, whoever asked for it. */
export async function forgetCodesFor(tx: DbOrTx, names: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("proof_codes")
    .where(sql`split_part(recipient, ' ', 1)`, "in", names)
    .execute();
}
