import { sql } from "kysely";
import type { OutageFunction, OutageSeverity } from "../../../kernel/outage.ts";
import type { Place } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { mostShown, type OutageKind, type Said } from "./rules.ts";

export type Facts = {
  kind: OutageKind;
  function: OutageFunction | null;
  severity: OutageSeverity;
  titles: Said;
  advice: Said | null;
  places: string[];
  plans: string[];
  carriers: string[];
  began_at: Date;
  expected_at: Date | null;
  ended_at: Date | null;
};
export type StoredOutage = Facts & {
  id: string;
  opened_at: Date;
  hidden_at: Date | null;
  staff_id: string | null;
  version: number;
  who: string | null;
  micros: string;
};

const outage = sql`
  select o.*, s.name as who, (extract(epoch from opened_at) * 1000000)::bigint::text as micros
  from outages o left join staff s on s.id = o.staff_id`;

export async function outageById(db: DbOrTx, id: string): Promise<StoredOutage | undefined> {
  return (await sql<StoredOutage>`${outage} where o.id = ${id}`.execute(db)).rows[0];
}

/** Whoever changes one, or writes to its subscribers, does it alone. */
export async function lockOutage(tx: DbOrTx, id: string): Promise<StoredOutage | undefined> {
  return (await sql<StoredOutage>`${outage} where o.id = ${id} for no key update of o`.execute(tx)).rows[0];
}

export async function outagesBefore(db: DbOrTx, place: Place | undefined, most: number): Promise<StoredOutage[]> {
  const before = place
    ? sql`(opened_at, o.id) < (timestamptz 'epoch' + ${place.micros}::float8 * interval '1 microsecond', ${place.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<StoredOutage>`
    ${outage} where ${before} order by opened_at desc, o.id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** What visitors see: all that go on, and of those that are over the newest. */
export async function shownOutages(db: DbOrTx, endedAfter: Date): Promise<StoredOutage[]> {
  const { rows } = await sql<StoredOutage>`
    ${outage} where hidden_at is null and (ended_at is null or ended_at > ${endedAfter})
    order by ended_at is null desc, began_at desc, o.id limit ${sql.lit(mostShown)}`.execute(db);
  return rows;
}

export async function openOutages(db: DbOrTx): Promise<StoredOutage[]> {
  const { rows } = await sql<StoredOutage>`
    ${outage} where hidden_at is null and ended_at is null order by began_at desc, o.id`.execute(db);
  return rows;
}

const written = ({ titles, advice, ...facts }: Facts) => ({
  ...facts,
  titles: JSON.stringify(titles),
  advice: advice && JSON.stringify(advice),
});

export async function putOutage(tx: DbOrTx, facts: Facts, staffId: string | null, now: Date): Promise<string> {
  const row = { ...written(facts), staff_id: staffId, opened_at: now, hidden_at: null };
  return (await tx.insertInto("outages").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Of one that is locked. */
export async function changeFacts(tx: DbOrTx, id: string, facts: Facts): Promise<void> {
  await tx
    .updateTable("outages")
    .set((row) => ({ ...written(facts), version: row("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Of one that is locked. */
export async function endOutage(tx: DbOrTx, id: string, at: Date): Promise<void> {
  await sql`update outages set ended_at = greatest(began_at, ${at}), version = version + 1 where id = ${id}`.execute(
    tx,
  );
}

/** Of one that is locked: a false alarm is over, too. */
export async function hide(tx: DbOrTx, id: string, now: Date): Promise<void> {
  await sql`
    update outages set hidden_at = ${now}, ended_at = coalesce(ended_at, greatest(began_at, ${now})), version = version + 1
    where id = ${id}`.execute(tx);
}

export type StoredUpdate = { id: string; outage_id: string; at: Date; texts: Said };

export function updatesOf(db: DbOrTx, outageIds: readonly string[]): Promise<StoredUpdate[]> {
  if (outageIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("outage_updates")
    .select(["id", "outage_id", "at", "texts"])
    .where("outage_id", "in", [...outageIds])
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
}

type NewUpdate = { outageId: string; texts: Said; staffId: string; now: Date };

export async function putUpdate(tx: DbOrTx, { outageId, texts, staffId, now }: NewUpdate): Promise<void> {
  const row = { outage_id: outageId, texts: JSON.stringify(texts), staff_id: staffId, at: now };
  await tx.insertInto("outage_updates").values(row).execute();
}

/** Of those that there are. */
export async function setsOfPlans(db: DbOrTx, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom("plans")
    .select(["code", "network_set"])
    .where("code", "in", [...codes])
    .execute();
  return new Map(rows.map(({ code, network_set: set }) => [code, set]));
}

/** The days on which a function was looked at. */
export async function checkedDays(db: DbOrTx, from: string): Promise<{ day: string; function: OutageFunction }[]> {
  const { rows } = await sql<{ day: string; function: OutageFunction }>`
    select to_char(day, 'YYYY-MM-DD') as day, function from outage_checks where day >= ${from} and checks > 0`.execute(
    db,
  );
  return rows;
}

export async function lastCheck(db: DbOrTx): Promise<Date | null> {
  return (await sql<{ at: Date | null }>`select max(at) as at from outage_samples`.execute(db)).rows[0]?.at ?? null;
}

/** One that goes on and that staff tell of, of this function: what they know counts more than what is measured. */
export async function isTold(tx: DbOrTx, of: OutageFunction): Promise<boolean> {
  const { rows } = await sql`
    select from outages where function = ${of} and staff_id is not null and ended_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** Since then the shop has told of this function once; what staff ended or hid is not told again. */
export async function wasMeasuredSince(tx: DbOrTx, of: OutageFunction, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select from outages where function = ${of} and staff_id is null and opened_at >= ${since} limit 1`.execute(tx);
  return rows.length > 0;
}

export async function lockMeasured(tx: DbOrTx, of: OutageFunction): Promise<StoredOutage | undefined> {
  const { rows } = await sql<StoredOutage>`
    ${outage} where function = ${of} and o.staff_id is null and ended_at is null for no key update of o`.execute(tx);
  return rows[0];
}
