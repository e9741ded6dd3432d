import { sql } from "kysely";
import { spellingsOf } from "../../../kernel/iccid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/**
 * Allots cards to an order's parcel: those held for it, plus free ones. All or none. SKIP LOCKED: concurrent orders
 * take different cards without waiting. `any (array(…))` as for eSIM profiles: else the whole stock is read.
 */
export async function allotCards(
  tx: DbOrTx,
  orderId: string,
  quantity: number,
  now: Date,
): Promise<{ position: number; iccid: string }[]> {
  const { rows } = await sql<{ position: number; iccid: string }>`
    with mine as (
      select iccid, position from sim_cards where order_id = ${orderId} for no key update
    ), free as (
      select iccid, null::int as position from sim_cards where state = 'available' order by iccid
      limit greatest(0, ${quantity} - (select count(*) from mine)) for update skip locked
    ), parcel as (
      select iccid, row_number() over (order by position nulls last, iccid) as position
        from (select * from mine union all select * from free) as cards
    )
    update sim_cards as card set state = 'allotted', order_id = ${orderId}, position = parcel.position,
      allotted_at = coalesce(card.allotted_at, ${now})
    from parcel
    where card.iccid = any (array(select iccid from parcel)) and card.iccid = parcel.iccid and (select count(*)
      from parcel) = ${quantity}
    returning card.position, card.iccid`.execute(tx);
  return rows.toSorted((one, other) => one.position - other.position);
}

/** Returns cards to stock: only those that never left it. */
export async function returnCards(tx: DbOrTx, orderId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("sim_cards")
    .set({ state: "available", order_id: null, position: null, allotted_at: null })
    .where("order_id", "=", orderId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Cards with one of these numbers, with or without the vendor's extra digit. */
export async function cardsLike(tx: DbOrTx, iccids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select iccid from sim_cards
      where left(iccid, 19) in (select left(asked, 19) from unnest(${iccids}::text[]) as asked)`.execute(tx);
  return rows.map(({ iccid }) => iccid);
}

/** Adds new cards to stock; known ones stay as they are, whatever their state. */
export async function addCards(tx: DbOrTx, iccids: readonly string[], batchId: string | null = null): Promise<number> {
  const known = new Set(await cardsLike(tx, iccids));
  const added = iccids.filter((iccid) => !known.has(iccid));
  if (added.length > 0)
    await sql`insert into sim_cards (iccid, batch_id)
      select unnest(${added}::text[]), ${batchId}::bigint`.execute(tx);
  return added.length;
}

export async function cardsAvailable(db: DbOrTx): Promise<number> {
  const { count } = await db
    .selectFrom("sim_cards")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("state", "=", "available")
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Stock = { available: number; held: number; allotted: number; retired: number };

export async function cardStock(db: DbOrTx): Promise<Stock> {
  const rows = await db
    .selectFrom("sim_cards")
    .select(["state", (row) => row.fn.countAll<string>().as("count")])
    .groupBy("state")
    .execute();
  return {
    available: 0,
    held: 0,
    allotted: 0,
    retired: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)])),
  };
}

/** The cards in an order's parcel; none while they are only held. */
export async function cardsOf(db: DbOrTx, orderId: string): Promise<string[]> {
  const cards = await db
    .selectFrom("sim_cards")
    .select("iccid")
    .where("order_id", "=", orderId)
    .where("state", "=", "allotted")
    .orderBy("position")
    .execute();
  return cards.map(({ iccid }) => iccid);
}

/** Those of these numbers that are cards of ours, in whichever spelling, and whose they are. */
export function cardsAmong(db: DbOrTx, iccids: readonly string[]) {
  return db
    .selectFrom("sim_cards")
    .select(["iccid", "order_id"])
    .where("iccid", "in", ["", ...iccids.flatMap(spellingsOf)])
    .execute();
}

/** Retires those of a batch that are free, in the caller's transaction; returns how many. Waits for no buyer. */
export async function retireFreeCards(tx: DbOrTx, batchId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update sim_cards set state = 'retired' where iccid = any (array(
      select iccid from sim_cards where batch_id = ${batchId} and state = 'available' for update skip locked))`.execute(
    tx,
  );
  return Number(numAffectedRows);
}
