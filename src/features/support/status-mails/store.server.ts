import { sql, type Selectable } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StatusSubscriberRow } from "../../../platform/database/tables/outages.ts";
import { mostBeginningsADay, type Moment } from "./rules.ts";

type Subscriber = Selectable<StatusSubscriberRow>;
type Asking = { email: string; language: Language; now: Date; forgetAt: Date };

/** The id of an address that waits to be confirmed; none of one that is confirmed, which stays as it is. */
export async function putAsking(tx: DbOrTx, { email, language, now, forgetAt }: Asking): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into status_subscribers (email, language, asked_at, forget_at) values (${email}, ${language}, ${now}, ${forgetAt})
    on conflict (lower(email)) do update set asked_at = excluded.asked_at, forget_at = excluded.forget_at,
      language = excluded.language
      where status_subscribers.confirmed_at is null
    returning id`.execute(tx);
  return rows[0]?.id;
}

export function subscriberById(db: DbOrTx, id: string): Promise<Subscriber | undefined> {
  return db.selectFrom("status_subscribers").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False where it is not there any more. */
export async function confirm(db: DbOrTx, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update status_subscribers set confirmed_at = coalesce(confirmed_at, ${now}), forget_at = null
    where id = ${id} and (confirmed_at is not null or forget_at > ${now}) returning id`.execute(db);
  return rows.length > 0;
}

export async function drop(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom("status_subscribers").where("id", "=", id).execute();
}

type Telling = { outageId: string; openedAt: Date; moment: Moment; now: Date; most: number };

/**
 * Writes down who hears of it next, each once. The end is for those who were told of the beginning, and for whoever
 * came meanwhile, who read of it on the page.
 */
export async function takeNext(tx: DbOrTx, { outageId, openedAt, moment, now, most }: Telling): Promise<string[]> {
  const isFor =
    moment === "end"
      ? sql`(s.confirmed_at > ${openedAt} or exists (
          select from status_letters b where b.outage_id = ${outageId} and b.subscriber_id = s.id and b.moment = 'begin'
            and b.sent_at is not null))`
      : sql`(select count(*) from status_letters b where b.subscriber_id = s.id and b.moment = 'begin'
          and b.at > ${now}::timestamptz - interval '1 day') < ${mostBeginningsADay}`;
  const { rows } = await sql<{ subscriber_id: string }>`
    insert into status_letters (outage_id, subscriber_id, moment, at)
    select ${outageId}, s.id, ${moment}, ${now} from status_subscribers s
    where s.confirmed_at is not null and ${isFor} and not exists (
      select from status_letters l where l.outage_id = ${outageId} and l.subscriber_id = s.id and l.moment = ${moment})
    order by s.id limit ${most}
    on conflict do nothing returning subscriber_id`.execute(tx);
  return rows.map((row) => row.subscriber_id);
}

type Letter = { outageId: string; subscriberId: string; moment: Moment };

/** Undefined: there is none. */
export async function letterOf(db: DbOrTx, { outageId, subscriberId, moment }: Letter) {
  return db
    .selectFrom("status_letters")
    .select(["at", "sent_at"])
    .where("outage_id", "=", outageId)
    .where("subscriber_id", "=", subscriberId)
    .where("moment", "=", moment)
    .executeTakeFirst();
}

export async function markSent(db: DbOrTx, { outageId, subscriberId, moment }: Letter, now: Date): Promise<void> {
  await db
    .updateTable("status_letters")
    .set({ sent_at: now })
    .where("outage_id", "=", outageId)
    .where("subscriber_id", "=", subscriberId)
    .where("moment", "=", moment)
    .where("sent_at", "is", null)
    .execute();
}
