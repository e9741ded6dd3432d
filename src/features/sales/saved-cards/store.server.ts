import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { SavedCardRow } from "../../../platform/database/tables.ts";
import { mostCards } from "./rules.ts";

export type Card = Selectable<SavedCardRow>;

export function cardsOf(db: DbOrTx, accountId: string): Promise<Card[]> {
  return db
    .selectFrom("saved_cards")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("state", "=", "saved")
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .execute();
}

export function cardById(db: DbOrTx, id: string): Promise<Card | undefined> {
  return db.selectFrom("saved_cards").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function cardOf(db: DbOrTx, accountId: string, id: string): Promise<Card | undefined> {
  const card = await cardById(db, id);
  return card?.account_id === accountId ? card : undefined;
}

export function cardByReference(db: DbOrTx, gateway: string, reference: string): Promise<Card | undefined> {
  return db
    .selectFrom("saved_cards")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("reference", "=", reference)
    .executeTakeFirst();
}

type NewCard = { id: string; accountId: string; gateway: string; now: Date };

/** False where the account has reached its limit of cards. An existing card with this id stays as it is. */
export async function addCard(db: DbOrTx, { id, accountId, gateway, now }: NewCard): Promise<boolean> {
  await sql`
    insert into saved_cards (id, account_id, gateway, asked_at)
    select ${id}, ${accountId}, ${gateway}, ${now}
    where (select count(*) from saved_cards where account_id = ${accountId} and state = 'saved') < ${mostCards}
    on conflict (id) do nothing`.execute(db);
  return (await cardById(db, id)) !== undefined;
}

export async function noteCardPage(db: DbOrTx, id: string, reference: string): Promise<void> {
  await db.updateTable("saved_cards").set({ reference }).where("id", "=", id).where("reference", "is", null).execute();
}

/** A removed card stays removed. */
export async function noteSaved(
  db: DbOrTx,
  id: string,
  { brand, lastFour, expiresOn }: { brand: string; lastFour: string; expiresOn: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable("saved_cards")
    .set({ state: "saved", brand, last_four: lastFour, expires_on: expiresOn, saved_at: now })
    .where("id", "=", id)
    .where("state", "in", ["asked", "failed"])
    .execute();
}

export async function noteNotSaved(db: DbOrTx, id: string): Promise<void> {
  await db
    .updateTable("saved_cards")
    .set({ state: "failed" })
    .where("id", "=", id)
    .where("state", "=", "asked")
    .execute();
}

/** Returns the updated card; undefined where it was removed before. */
export function noteForgotten(db: DbOrTx, id: string): Promise<Card | undefined> {
  return db
    .updateTable("saved_cards")
    .set({ state: "forgotten" })
    .where("id", "=", id)
    .where("state", "!=", "forgotten")
    .returningAll()
    .executeTakeFirst();
}
