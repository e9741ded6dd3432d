import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { OrderState } from "../../../platform/database/tables.ts";

/** Of the row `o` of orders: the mailbox behind its address, the browser and the account. */
const signs = sql`(select sha256(convert_to(kind || ':' || said, 'UTF8')) from (values
  ('mailbox', coalesce(o.buyer, lower(o.email))), ('browser', o.web_uuid), ('account', o.account_id::text)) as it (kind, said)
  where said is not null)`;

const marked = sql<boolean>`exists (select from fraud_marks where order_id = o.id)`;
const alikeBehind = (lock: RawBuilder<unknown>) => sql<boolean>`not exists (
    select from released_orders where order_id = o.id)
  and exists (select from fraud_signs where sign in ${signs} and order_id <> o.id ${lock})`;
const alike = alikeBehind(sql``);

type Held = { marked: boolean; alike: boolean };

/**
 * Whether an order itself is taken for fraud, and whether one is that shares a sign with it, which nobody has looked at
 * yet. In a statement of its own behind the order's row: a mark that was waited for is seen.
 */
export function holdOf(db: DbOrTx, orderId: string): Promise<Held> {
  return holdWith(db, orderId, alike);
}

/**
 * The same by whoever holds it for that: a mark that is being taken back is waited for, and whoever takes one back waits
 * and finds this order held (`heldNoMore`).
 */
export function holdToAct(tx: DbOrTx, orderId: string): Promise<Held> {
  return holdWith(tx, orderId, alikeBehind(sql`for key share`));
}

/** Before `holdToAct` of several orders in one transaction: each would wait for signs while others are held already. */
export async function lockToAct(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  const own = sql`select its.sign from orders o, lateral ${signs} as its (sign)
    where o.id = any (${[...orderIds]}::uuid[])`;
  await lockSigns(tx, { own, lock: sql`for key share` });
}

/** All with one of these signs, in one order everywhere, so that there is no deadlock. */
async function lockSigns(tx: DbOrTx, { own, lock }: Record<"own" | "lock", RawBuilder<unknown>>): Promise<void> {
  await sql`select from fraud_signs where sign in (${own}) order by sign, order_id ${lock}`.execute(tx);
}

async function holdWith(db: DbOrTx, orderId: string, isAlike: RawBuilder<boolean>): Promise<Held> {
  const { rows } = await sql<Held>`${prepared}
    select ${marked} as marked, ${isAlike} as alike from orders o where o.id = ${orderId}`.execute(db);
  return rows[0]!;
}

/** The same as a condition of a statement that comes behind the order's row as well. */
export function waitsForPerson(orderId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from orders o where o.id = ${orderId} and (${marked} or ${alike}))`;
}

export type MarkedOrder = { id: string; number: string; state: OrderState };

export async function lockOrderToMark(tx: DbOrTx, number: string): Promise<MarkedOrder | undefined> {
  return tx
    .selectFrom("orders")
    .select(["id", "number", "state"])
    .where("number", "=", number.toUpperCase())
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Mark = { order_id: string; reason: string; staff_id: string; at: Date };

/** False: it is marked already. */
export async function putMark(tx: DbOrTx, mark: Mark): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("fraud_marks")
    .values(mark)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await sql`insert into fraud_signs (sign, order_id)
    select sign, o.id from orders o, lateral ${signs} as it (sign) where o.id = ${mark.order_id}`.execute(tx);
  return true;
}

/**
 * The signs that went with it; undefined: it is not marked any more. Behind all marks that share a sign with it: of two
 * that are taken back at once, the second one finds the first gone, and sees what both of them held (`heldNoMore`).
 */
export async function removeMark(tx: DbOrTx, orderId: string): Promise<Buffer[] | undefined> {
  await lockSigns(tx, {
    own: sql`select sign from fraud_signs where order_id = ${orderId}`,
    lock: sql`for no key update`,
  });
  const gone = await tx.deleteFrom("fraud_signs").where("order_id", "=", orderId).returning("sign").execute();
  const { numDeletedRows } = await tx.deleteFrom("fraud_marks").where("order_id", "=", orderId).executeTakeFirst();
  return numDeletedRows === 1n ? gone.map(({ sign }) => sign) : undefined;
}

/** The orders that these signs held and nothing holds any more, whether or not the case about one is still open. */
export async function heldNoMore(tx: DbOrTx, gone: readonly Buffer[]): Promise<MarkedOrder[]> {
  const { rows } = await sql<MarkedOrder>`
    select o.id, o.number, o.state from orders o
    where (o.state = 'paid' or o.state = 'dispatching')
      and exists (select from ${signs} as own (sign) where own.sign = any (${gone}::bytea[]))
      and not exists (select from released_orders where order_id = o.id) and not ${marked} and not (${alike})
    order by o.id`.execute(tx);
  return rows;
}

export async function putRelease(tx: DbOrTx, release: Omit<Mark, "reason">): Promise<void> {
  await tx
    .insertInto("released_orders")
    .values(release)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What an order's page says of it. */
export async function markOf(
  db: DbOrTx,
  orderId: string,
): Promise<{ reason: string; at: Date; who: string } | undefined> {
  return db
    .selectFrom("fraud_marks")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["reason", "at", "staff.name as who"])
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}
