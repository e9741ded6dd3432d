import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import { isInOwnWords } from "../../../kernel/real-name-reasons.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealNameConsentRow, RealNameRow } from "../../../platform/database/tables/real-names.ts";
import { realNameStatesBefore, unansweredDays, type RealNameState } from "./rules.ts";

export type RealName = Selectable<RealNameRow>;

export function realNameByNumber(db: DbOrTx, number: string): Promise<RealName | undefined> {
  return db.selectFrom("real_names").selectAll().where("number", "=", number).executeTakeFirst();
}

export function realNameById(db: DbOrTx, id: string): Promise<RealName | undefined> {
  return db.selectFrom("real_names").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockRealName(tx: DbOrTx, id: string): Promise<RealName> {
  return tx.selectFrom("real_names").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** The account stays until the end of the transaction; one that was deleted meanwhile has nobody signed in. */
export async function holdAccount(tx: DbOrTx, accountId: string): Promise<void> {
  const { rows } = await sql`select from accounts where id = ${accountId} for key share`.execute(tx);
  if (rows.length === 0) refuse("TOKEN_VALID_FAIL");
}

export function realNameByRequest(db: DbOrTx, requestKey: string): Promise<RealName | undefined> {
  return db.selectFrom("real_names").selectAll().where("request_key", "=", requestKey).executeTakeFirst();
}

export function insertDraft(tx: DbOrTx, draft: Insertable<RealNameRow>): Promise<RealName> {
  return tx.insertInto("real_names").values(draft).returningAll().executeTakeFirstOrThrow();
}

type Also = Omit<Updateable<RealNameRow>, "id" | "number" | "state" | "version">;

/** The only way to change a registration's state; false when its state does not allow the transition. */
export async function moveRealName(tx: DbOrTx, id: string, state: RealNameState, also: Also = {}): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("real_names")
    .set({ ...also, state, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .where("state", "in", [...realNameStatesBefore(state)])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const noProposal = {
  proposal: null,
  proposal_reason: null,
  proposal_more_reasons: [],
  proposal_words: null,
  proposed_by: null,
  proposed_at: null,
};

type Proposed = Pick<RealName, keyof typeof noProposal>;

export const noReason = { reason: null, more_reasons: [], reason_words: null };

/** The version before breaks at a reason that it does not know, where it reads one: in `reason` and `asked_for`. */
export const isKnownBefore = (reason: string): boolean => !isInOwnWords(reason) && !reason.endsWith("_lost");

export const keptReasons = ({ reason, more_reasons: more }: Pick<RealName, "reason" | "more_reasons">): string[] => [
  ...(reason === null ? [] : [reason]),
  ...more,
];

/** What the first of two reviewers decides, or takes back: the state stays, and whoever saw it before sees it anew. */
export async function putProposal(tx: DbOrTx, id: string, proposed: Proposed): Promise<void> {
  const waiting = tx.updateTable("real_names").where("id", "=", id).where("state", "=", "received");
  // equal words are taken for what the version before leaves standing (migration 0491)
  await waiting.set({ proposal_more_reasons: [], proposal_words: null }).execute();
  await waiting.set({ ...proposed, version: sql<number>`version + 1` }).execute();
}

type Sim = { iccid: string; remark: string | null };

/** `holds`: under its name still. */
export function simsOf(db: DbOrTx, realNameId: string): Promise<(Sim & { holds: boolean; left_at: Date | null })[]> {
  return db
    .selectFrom("real_name_sims")
    .select(["iccid", "remark", "holds", "left_at"])
    .where("real_name_id", "=", realNameId)
    .orderBy("iccid")
    .execute();
}

/**
 * Puts SIMs on a registration instead of those that it had; they are under its name at once, unless another document holds
 * them until a reviewer agrees (`later`). Those that are under another name come back.
 */
export async function putSims(
  tx: DbOrTx,
  realNameId: string,
  sims: readonly Sim[],
  { later = false } = {},
): Promise<string[]> {
  await tx.deleteFrom("real_name_sims").where("real_name_id", "=", realNameId).execute();
  const { rows } = await sql<{ iccid: string }>`
    insert into real_name_sims (real_name_id, iccid, remark, holds)
      select ${realNameId}, iccid, remark, ${!later}
      from jsonb_to_recordset(${JSON.stringify(sims)}::jsonb) as sim (iccid text, remark text) order by iccid
    on conflict (iccid) where holds do nothing returning iccid`.execute(tx);
  const taken = new Set(rows.map(({ iccid }) => iccid));
  return sims.map(({ iccid }) => iccid).filter((iccid) => !taken.has(iccid));
}

export const forgottenUnanswered = (now: Date): Date => new Date(now.getTime() + unansweredDays * dayMs);

/** Waits again for a reviewer, as if nothing had been decided. */
export const undecided = (now: Date) => ({
  decided_at: null,
  decided_by: null,
  ...noReason,
  forget_at: forgottenUnanswered(now),
});

export async function forgetOn(tx: DbOrTx, id: string, day: Date): Promise<void> {
  await tx.updateTable("real_names").set({ forget_at: day }).where("id", "=", id).execute();
}

export async function releaseSims(tx: DbOrTx, realNameId: string): Promise<void> {
  await tx.updateTable("real_name_sims").set({ holds: false }).where("real_name_id", "=", realNameId).execute();
}

/** One of several, behind the row's lock: the registration goes on, in another version. */
export async function releaseSim(tx: DbOrTx, realNameId: string, iccid: string, now: Date): Promise<void> {
  await tx
    .updateTable("real_name_sims")
    .set({ holds: false, left_at: now })
    .where("real_name_id", "=", realNameId)
    .where("iccid", "=", iccid)
    .execute();
  await tx
    .updateTable("real_names")
    .set({ version: sql<number>`version + 1` })
    .where("id", "=", realNameId)
    .execute();
}

/** SIMs that were taken out one by one since the decision: each is a version. */
export async function simsLeftSince(tx: DbOrTx, { id, decided_at: at }: RealName): Promise<number> {
  if (at === null) return 0;
  const sims = await simsOf(tx, id);
  return sims.filter(({ left_at: leftAt }) => leftAt !== null && leftAt >= at).length;
}

type Given = Omit<Insertable<RealNameConsentRow>, "real_name_id" | "given_at">;

export async function writeConsents(tx: DbOrTx, id: string, now: Date, given: readonly Given[]): Promise<void> {
  await tx
    .insertInto("real_name_consents")
    .values(given.map((one) => ({ ...one, real_name_id: id, given_at: now })))
    .onConflict((conflict) =>
      conflict.columns(["real_name_id", "kind"]).doUpdateSet((row) => ({
        version: row.ref("excluded.version"),
        said: row.ref("excluded.said"),
        given_at: row.ref("excluded.given_at"),
      })),
    )
    .execute();
}

/** A number that nobody reads is not counted. */
const mostCounted = 1000;

/** Of those that wait for a reviewer, how many were sent before. */
export async function waitingBefore(db: DbOrTx, { received_at: at, id }: RealName): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from (select from real_names where state = 'received' and (received_at, id) < (${at}, ${id}::uuid)
      order by received_at, id limit ${mostCounted}) before`.execute(db);
  return Number(rows[0]!.count);
}

/**
 * Minutes from sending to answer, within which nine of ten of the last fifty had it: half of them would wait longer than the
 * median. Null where fewer than five were answered.
 */
export async function usualMinutes(db: DbOrTx): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select case when count(*) >= 5 then percentile_cont(0.9) within group (order by waited) end as minutes
    from (select extract(epoch from decided_at - received_at)::float8 / 60 as waited from real_names
      where decided_at > received_at order by decided_at desc limit 50) last`.execute(db);
  return rows[0]!.minutes === null ? null : Math.max(1, Math.ceil(rows[0]!.minutes));
}
