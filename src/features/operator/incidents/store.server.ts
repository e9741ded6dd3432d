import { sql, type RawBuilder } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { Place } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { TouchKind } from "./rules.ts";

export type Facts = {
  title: string;
  touches: TouchKind;
  name: string | null;
  still: boolean;
  since: Date;
  until: Date | null;
};
/** `JP`, or with a carrier `JP NTT DOCOMO`. */
export const placeIn = (name: string | null) => ({ iso2: (name ?? "").slice(0, 2), carrier: (name ?? "").slice(3) });

export type Incident = Facts & { id: string; version: number; opened_at: Date; who: string; micros: string };

const incident = sql`
  select i.id, title, touches, i.name, still, since, until, version, opened_at, s.name as who,
    (extract(epoch from opened_at) * 1000000)::bigint::text as micros
  from incidents i join staff s on s.id = i.staff_id`;

export async function incidentsBefore(db: DbOrTx, place: Place | undefined, most: number): Promise<Incident[]> {
  const before = place
    ? sql`(opened_at, i.id) < (timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond', ${place.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<Incident>`
    ${incident} where ${before} order by opened_at desc, i.id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** Those that go on, no more than `most` of them, as part of a statement. */
export const countOpenIncidents = (now: Date, most: number): RawBuilder<number> => sql<number>`
  (select count(*)::int from (select from incidents where until is null or until > ${now} limit ${sql.lit(most)}) going_on)`;

export async function incidentById(db: DbOrTx, id: string): Promise<Incident | undefined> {
  return (await sql<Incident>`${incident} where i.id = ${id}`.execute(db)).rows[0];
}

/** Whoever writes to those it touches, or changes whom it touches, does it alone. */
export async function lockIncident(tx: DbOrTx, id: string): Promise<Incident | undefined> {
  return (await sql<Incident>`${incident} where i.id = ${id} for no key update of i`.execute(tx)).rows[0];
}

export async function putIncident(tx: DbOrTx, facts: Facts, staffId: string, now: Date): Promise<string> {
  const row = { ...facts, staff_id: staffId, opened_at: now };
  return (await tx.insertInto("incidents").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Of an incident that is locked. */
export async function changeFacts(tx: DbOrTx, id: string, facts: Facts): Promise<void> {
  await tx
    .updateTable("incidents")
    .set((row) => ({ ...facts, version: row("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

export type Texts = Partial<Record<Language, { subject: string; text: string }>>;
type SentLetter = {
  id: string;
  at: Date;
  who: string;
  orders: number;
  queued: number;
  held_until: Date | null;
  texts: Texts;
};

export async function lettersOf(db: DbOrTx, incidentId: string): Promise<SentLetter[]> {
  const { rows } = await sql<SentLetter>`
    select l.id, l.at, s.name as who, l.orders, l.held_until, l.texts, l.orders - (select count(*)::int
      from incident_orders where letter_id = l.id and queued_at is null) as queued
    from incident_letters l join staff s on s.id = l.staff_id
    where incident_id = ${incidentId} order by at desc, l.id desc limit 50`.execute(db);
  return rows;
}
