import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealName } from "./store.server.ts";

/** An account, or a guest: then what was sent without one is found by its mailbox. */
export type Person = { id: string | null; email: string };

const ofPerson = ({ id, email }: Person) => sql`
  select id from real_names where account_id = ${id}
  union all select id from real_names where account_id is null and lower(email) = ${email}`;

type Beside = {
  sims: { iccid: string; remark: string | null; held: boolean }[];
  photos: { slot: string; bytes: number; addedAt: string; goneAt: string | null }[];
  consents: { consent: string; version: string; said: string | null; givenAt: string }[];
};
export type KeptRealName = RealName & Beside;

/** With all that hangs on them, in one snapshot; the newest first. */
export async function realNamesOf(db: DbOrTx, person: Person): Promise<KeptRealName[]> {
  const { rows } = await sql<KeptRealName>`
    select r.*,
      (select coalesce(jsonb_agg(jsonb_build_object('iccid', iccid, 'remark', remark, 'held', holds) order by iccid), '[]')
        from real_name_sims where real_name_id = r.id) as sims,
      (select coalesce(jsonb_agg(jsonb_build_object('slot', slot, 'bytes', bytes, 'addedAt', added_at, 'goneAt', gone_at)
        order by added_at), '[]') from real_name_photos where real_name_id = r.id) as photos,
      (select coalesce(jsonb_agg(jsonb_build_object('consent', kind, 'version', version, 'said', said, 'givenAt', given_at)
        order by kind), '[]') from real_name_consents where real_name_id = r.id) as consents
    from real_names r where id in (${ofPerson(person)}) order by begun_at desc, id`.execute(db);
  return rows;
}

/** In one order, so that two who erase wait for each other; whoever decides about one is waited for as well. */
export async function lockRealNamesOf(tx: DbOrTx, person: Person): Promise<RealName[]> {
  const { rows } = await sql<RealName>`
    select * from real_names where id in (${ofPerson(person)}) order by id for no key update`.execute(tx);
  return rows;
}

/** What the law keeps stays sealed; nobody is written to about it any more. */
export async function forgetContact(tx: DbOrTx, id: string): Promise<void> {
  await tx
    .updateTable("real_names")
    .set({ email: null, phone: null, account_id: null, request_hash: null, reason_words: null, proposal_words: null })
    .where("id", "=", id)
    .execute();
  await tx.updateTable("real_name_sims").set({ remark: null }).where("real_name_id", "=", id).execute();
}
