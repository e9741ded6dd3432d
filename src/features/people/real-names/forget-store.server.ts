import { sql } from "kysely";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealName } from "./store.server.ts";

const withoutDetails = sql`details = null, document_mark = null, issuer_mark = null, original_mark = null, request_hash = null, reason_words = null, proposal_words = null, forget_at = coalesce(forget_at, now())`;

/** Begun and not sent within a day: the form is over, and its photographs leave. */
export async function dropOldDrafts(db: Db, begunBefore: Date, now: Date): Promise<void> {
  await sql`
    with over as (
      update real_names set state = 'withdrawn', version = version + 1, forgotten_at = ${now}, ${withoutDetails}
      where state = 'draft' and begun_at < ${begunBefore} returning id)
    update real_name_photos set state = 'leaving' where state = 'kept' and real_name_id in (select id from over)`.execute(
    db,
  );
}

type Lapsed = Pick<RealName, "id" | "email" | "phone" | "state">;

/**
 * Asked once more and not answered until their day, or sent before `undecidedBefore` and not decided, unless a reviewer looks
 * at it just now: locked, with the contact that is about to be forgotten.
 */
export async function lockLapsed(
  tx: DbOrTx,
  { now, undecidedBefore }: { now: Date; undecidedBefore: Date },
): Promise<Lapsed[]> {
  const { rows } = await sql<Lapsed>`
    select id, email, phone, state from real_names
    where forgotten_at is null and (state = 'again' and forget_at <= ${now}
      or state = 'received' and received_at <= ${undecidedBefore} and (held_until is null or held_until <= ${now}))
    order by id for no key update`.execute(tx);
  return rows;
}

/**
 * The day has come: what a document says and shows is deleted, with contact, account and remarks, and the registration itself
 * stays. Those that lapsed are given up, and their SIMs are free.
 */
export async function forgetDue(db: DbOrTx, now: Date, lapsed: readonly string[]): Promise<void> {
  await sql`
    with over as (
      update real_names set forgotten_at = ${now}, email = null, phone = null, account_id = null, ${withoutDetails},
        reason = case when state = 'again' then null else reason end,
        more_reasons = case when state = 'again' then '{}' else more_reasons end,
        state = case when state in ('again', 'received') then 'withdrawn' else state end, version = version + 1
      where id = any(${[...lapsed]}::uuid[])
        or forget_at <= ${now} and forgotten_at is null and state in ('refused', 'withdrawn', 'deregistered') returning id),
    sims as (
      update real_name_sims set holds = false, remark = null where real_name_id in (select id from over))
    update real_name_photos set state = 'leaving' where state = 'kept' and real_name_id in (select id from over)`.execute(
    db,
  );
}

/**
 * With the key goes whatever it sealed, wherever a copy is: earlier versions that a bucket keeps, and objects that cannot be
 * deleted (decision 178).
 */
export async function destroyKeys(db: Db): Promise<void> {
  await sql`
    update real_names set wrapped_key = null, issuer_mark = null
    where forgotten_at is not null and wrapped_key is not null`.execute(db);
}
