import { sql } from "kysely";
import { minuteMs } from "../../../kernel/duration.ts";
import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { mostReadTries } from "./rules.ts";
import type { RealName } from "./store.server.ts";

export type Unread = Pick<RealName, "id" | "number" | "master_key" | "wrapped_key"> & { photo: string };

/** Whoever began to read one and was killed has it no longer than this; each time that it broke doubles it. */
const patienceMs = minuteMs;

/**
 * A photograph of the front that waits for a reviewer and was never read, of whoever waits longest. Beginning is noted, so
 * that two who ask at once get two.
 */
export async function beginUnread(db: Db, now: Date): Promise<Unread | undefined> {
  const { rows } = await sql<Unread>`
    update real_name_photos photo set read_begun_at = ${now} from real_names name
    where name.id = photo.real_name_id and photo.id = (
      select photo.id from real_names name join real_name_photos photo on photo.real_name_id = name.id
      where name.state = 'received' and photo.state = 'kept' and photo.slot = 'front' and photo.reading is null
        and photo.read_tries < ${mostReadTries}
        and (read_begun_at is null
          or read_begun_at <= ${now}::timestamptz - make_interval(secs => ${patienceMs / 1000} * power(2, read_tries)))
      order by name.received_at, photo.id limit 1 for update of photo skip locked)
    returning name.id, name.number, name.master_key, name.wrapped_key, photo.id as photo`.execute(db);
  return rows[0];
}

export async function noteBroken(db: Db, photo: string): Promise<void> {
  await sql`update real_name_photos set read_tries = read_tries + 1 where id = ${photo}`.execute(db);
}

/** One whose registration's key is damaged: nobody will ever read it, and a person is to know. */
export function giveUpReading(db: Db, { photo, number }: Unread, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`update real_name_photos set read_tries = ${mostReadTries} where id = ${photo}`.execute(tx);
    await openCase(tx, { kind: "key_damaged", subject: number, details: {} }, now);
  });
}

/** However many are sent at once, one of these jobs waits, behind everything that somebody waits for. */
export const readSoon = (tx: DbOrTx): Promise<void> =>
  addJob(tx, "read-sent-photos", {}, { once: "read-sent-photos", priority: 5 });
