import { sql, type Insertable, type Selectable } from "kysely";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PrepaidCardRow, PrepaidEntryRow } from "../../../platform/database/tables.ts";
import { isUnderWay } from "../../sales/top-ups/store.server.ts";

/** The card as we keep it, its row locked; begun where it is new. `validUntil`: a later end than is known moves it. */
export async function lockCard(
  tx: DbOrTx,
  { iccid, tariff, validUntil = null }: { iccid: string; tariff: PrepaidTariff; validUntil?: Date | null },
): Promise<void> {
  await sql`
    insert into prepaid_cards as card (iccid, tariff, valid_until) values (${iccid}, ${tariff}, ${validUntil}::timestamptz)
    on conflict (iccid) do update set valid_until = greatest(card.valid_until, excluded.valid_until)`.execute(tx);
}

export function knownCard(db: DbOrTx, iccid: string): Promise<Selectable<PrepaidCardRow> | undefined> {
  return db.selectFrom("prepaid_cards").selectAll().where("iccid", "=", iccid).executeTakeFirst();
}

/** Locked as it is; undefined: nothing was heard of it. */
export function lockKnownCard(tx: DbOrTx, iccid: string): Promise<Selectable<PrepaidCardRow> | undefined> {
  return tx.selectFrom("prepaid_cards").selectAll().where("iccid", "=", iccid).forNoKeyUpdate().executeTakeFirst();
}

export async function insertEntries(tx: DbOrTx, entries: Insertable<PrepaidEntryRow>[]): Promise<void> {
  if (entries.length > 0) await tx.insertInto("prepaid_entries").values(entries).execute();
}

/**
 * What is owed to the card and what it has there may differ: a top-up, or what staff have added, is on the card already,
 * perhaps, and not in its entries. Whoever goes by the entries waits until it is carried out or refused.
 */
export async function isMoreOnItsWay(db: DbOrTx, iccid: string): Promise<boolean> {
  const { rows } = await sql`
    select from prepaid_corrections where iccid = ${iccid} and state = 'decided' and amount > 0 limit 1`.execute(db);
  return rows.length > 0 || (await isUnderWay(db, iccid));
}

/** In minor units of HKD: the sum of the card's entries. */
export async function balanceOf(db: DbOrTx, iccid: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce(sum(amount), 0)::int as balance from prepaid_entries where iccid = ${iccid}`.execute(db);
  return rows[0]!.balance;
}

export async function cardsBelowZero(db: DbOrTx): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select iccid from prepaid_entries group by iccid having sum(amount) < 0 order by iccid`.execute(db);
  return rows.map(({ iccid }) => iccid);
}
