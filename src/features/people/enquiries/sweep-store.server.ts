import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";

/** Files that were sent, and not the form: after a day they leave, and when they are gone so does the draft. */
export async function leaveOldDrafts(db: Db, begunBefore: Date): Promise<void> {
  await sql`
    with over as (
      select id from enquiries where state = 'draft' and begun_at < ${begunBefore} for update skip locked)
    update enquiry_files set state = 'leaving'
    where state in ('writing', 'kept') and enquiry_id in (select id from over)`.execute(db);
}

export async function dropEmptyDrafts(db: Db, begunBefore: Date): Promise<void> {
  await sql`
    with over as (
      select id from enquiries e where state = 'draft' and begun_at < ${begunBefore}
        and not exists (select from enquiry_files where enquiry_id = e.id and state <> 'gone') for update skip locked),
    files as (delete from enquiry_files where enquiry_id in (select id from over))
    delete from enquiries where id in (select id from over)`.execute(db);
}

/** What nobody touched for so long: the number, the days and the state stay, and nothing of a person. */
export async function forgetOldEnquiries(db: Db, movedBefore: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    with over as (
      update enquiries set form = null, company = null, email = null, request_hash = null, forgotten_at = ${now},
        version = version + 1
      where state <> 'draft' and forgotten_at is null and moved_at < ${movedBefore} returning id, number),
    entries as (delete from enquiry_entries where enquiry_id in (select id from over)),
    files as (
      update enquiry_files set state = 'leaving'
      where state in ('writing', 'kept') and enquiry_id in (select id from over))
    select number from over`.execute(db);
  return rows.map(({ number }) => number);
}
