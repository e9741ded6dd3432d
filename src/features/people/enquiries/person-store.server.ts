import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { EnquiryForm } from "./contract.ts";
import { stateAsTold } from "./entries-store.server.ts";

/**
 * A mailbox's enquiries, for the copy that its person asks for, the newest first. Anyone may name somebody else's mailbox in
 * the form: to a mailbox belongs what the private link shows, and what was written to it.
 */
type KeptEnquiry = {
  enquiry: string;
  state: string;
  language: string;
  email: string;
  company: string;
  form: Omit<EnquiryForm, "email" | "company">;
  receivedAt: string;
  files: { name: string; bytes: number; addedAt: string }[];
  answers: { at: string; text: string }[];
};

export async function enquiriesOf(db: DbOrTx, email: string, now: Date): Promise<KeptEnquiry[]> {
  const { rows } = await sql<KeptEnquiry>`
    select number as enquiry, ${stateAsTold(now)} as state, language, email, company, form - 'email' - 'company' as form,
      to_json(received_at) #>> '{}' as "receivedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'bytes', bytes, 'addedAt', added_at) order by added_at), '[]')
        from enquiry_files where enquiry_id = e.id and state = 'kept') as files,
      (select coalesce(jsonb_agg(jsonb_build_object('at', at, 'text', text) order by at), '[]')
        from enquiry_entries where enquiry_id = e.id and kind = 'answer'
          and (held_until is null or held_until <= ${now})) as answers
    from enquiries e where lower(email) = ${email.toLowerCase()} and form is not null
    order by received_at desc, id`.execute(db);
  return rows;
}

/** Their files leave with the next sweep; number, days and state stay. */
export async function forgetEnquiriesOf(tx: DbOrTx, email: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    with mine as (
      select id from enquiries where lower(email) = ${email.toLowerCase()} order by id for update),
    over as (
      update enquiries set form = null, company = null, email = null, request_hash = null, forgotten_at = ${now},
        state = 'closed', moved_at = ${now}, version = version + 1
      where id in (select id from mine) returning id, number),
    entries as (delete from enquiry_entries where enquiry_id in (select id from over)),
    files as (
      update enquiry_files set state = 'leaving'
      where state in ('writing', 'kept') and enquiry_id in (select id from over))
    select number from over`.execute(tx);
  return rows.map(({ number }) => number);
}
