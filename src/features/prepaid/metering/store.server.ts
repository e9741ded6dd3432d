import { sql } from "kysely";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** A line of the network's journal as it is kept: of use with its bytes, of a lapse with its amount. */
export type KeptLine = {
  iccid: string;
  tariff: PrepaidTariff;
  sequence: number;
  at: Date;
  kind: "use" | "lapse";
  country: string | null;
  carrier: string | null;
  bytes: number | null;
  amount: number | null;
};
type Card = { tariff: PrepaidTariff; usedBytes: bigint };

/** The cards of these lines, locked; begun where they are new. */
export async function lockCards(tx: DbOrTx, lines: readonly KeptLine[]): Promise<Map<string, Card>> {
  const tariffs = new Map(lines.map(({ iccid, tariff }) => [iccid, tariff]));
  const iccids = [...tariffs.keys()].toSorted();
  const known = await lockKnown(tx, iccids);
  if (known.size === iccids.length) return known;
  await sql`
    insert into prepaid_cards (iccid, tariff)
    select * from unnest(${iccids}::text[], ${iccids.map((iccid) => tariffs.get(iccid)!)}::text[]) as new (iccid, tariff)
    order by iccid on conflict do nothing`.execute(tx);
  return lockKnown(tx, iccids);
}

async function lockKnown(tx: DbOrTx, iccids: readonly string[]): Promise<Map<string, Card>> {
  const { rows } = await sql<{ iccid: string; tariff: PrepaidTariff; used: string }>`
    select iccid, tariff, used_bytes as used from prepaid_cards where iccid = any (${[...iccids]}::text[])
    order by iccid for no key update`.execute(tx);
  return new Map(rows.map(({ iccid, tariff, used }) => [iccid, { tariff, usedBytes: BigInt(used) }]));
}

type Heard = { iccid: string; kind: KeptLine["kind"]; figure: number };

/** Those that were not heard of before. A clock that runs ahead makes nothing happen in the future. */
export async function insertLines(tx: DbOrTx, lines: readonly KeptLine[], now: Date): Promise<Heard[]> {
  const column = <Value>(of: (line: KeptLine) => Value) => lines.map(of);
  const { rows } = await sql<Heard>`
    insert into prepaid_lines (iccid, sequence, kind, at, country, carrier, bytes, amount, heard_at)
    select iccid, sequence, kind, least(at, ${now}), country, carrier, bytes, amount, ${now}
    from unnest(${column(({ iccid }) => iccid)}::text[], ${column(({ sequence }) => sequence)}::int[],
      ${column(({ kind }) => kind)}::text[], ${column(({ at }) => at)}::timestamptz[],
      ${column(({ country }) => country)}::text[],
      ${column(({ carrier }) => carrier)}::text[],
      ${column(({ bytes }) => bytes)}::bigint[],
      ${column(({ amount }) => amount)}::int[])
      as line (iccid, sequence, kind, at, country, carrier, bytes, amount)
    order by iccid, sequence on conflict do nothing
    returning iccid, kind, coalesce(bytes, amount)::float8 as figure`.execute(tx);
  return rows;
}

export async function addUse(tx: DbOrTx, used: readonly { iccid: string; bytes: number }[]): Promise<void> {
  if (used.length === 0) return;
  await sql`
    update prepaid_cards card set used_bytes = card.used_bytes + used.bytes
    from unnest(${used.map(({ iccid }) => iccid)}::text[], ${used.map(({ bytes }) => bytes)}::bigint[]) as used (iccid, bytes)
    where card.iccid = used.iccid`.execute(tx);
}

export async function placeRead(db: DbOrTx): Promise<string | null> {
  return (await db.selectFrom("prepaid_reading").select("place").executeTakeFirstOrThrow()).place;
}

/** False where another process has read on from there meanwhile. Held until the end of the transaction. */
export async function moveOn(tx: DbOrTx, from: string | null, to: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update prepaid_reading set place = ${to} where place is not distinct from ${from}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function forgetPlacesBefore(db: DbOrTx, moment: Date): Promise<void> {
  await sql`
    update prepaid_lines set country = null, carrier = null where at < ${moment} and country is not null`.execute(db);
}
