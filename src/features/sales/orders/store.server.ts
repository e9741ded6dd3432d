import { sql, type Selectable } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { PlanScope } from "../../../kernel/plan-terms.ts";
import { compiledOnce } from "../../../platform/database/compiled-once.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { OrderConsentRow, OrderRow, OrderState } from "../../../platform/database/tables.ts";
import { statesBefore } from "./rules.ts";

export type Order = Selectable<OrderRow>;

/** By name: what is prepared must not change when a migration adds a column. */
const columns = [
  "orders.id",
  "orders.number",
  "orders.request_key",
  "orders.state",
  "orders.plan_code",
  "orders.way",
  "orders.days",
  "orders.quantity",
  "orders.currency",
  "orders.unit_amount",
  "orders.postal_amount",
  "orders.discount_amount",
  "orders.promo_code",
  "orders.buyer",
  "orders.wish_signature",
  "orders.total_amount",
  "orders.plan_as_sold",
  "orders.email",
  "orders.lang",
  "orders.channel",
  "orders.order_source",
  "orders.order_sub_source",
  "orders.web_uuid",
  "orders.device",
  "orders.departs_on",
  "orders.reminders",
  "orders.placed_at",
  "orders.paid_at",
  "orders.closed_at",
  "orders.delivery_attempts",
  "orders.account_id",
  "orders.links_epoch",
] as const;

const orders = (db: DbOrTx) => db.selectFrom("orders").select(columns).modifyFront(prepared);

const ofArea = (column: "names" | "time_zone") => sql`case when orders.plan_as_sold ->> 'scope' = 'country'
  then (select ${sql.ref(column)} from destinations where iso2 = orders.plan_as_sold ->> 'area')
  else ${column === "names" ? sql`(select names from regions where slug = orders.plan_as_sold ->> 'area')` : sql`null`} end`;

/** With what is told of an order wherever it is shown: the names of its area and its travellers, in one statement. */
export function ordersToShow(db: DbOrTx) {
  return orders(db).select([
    sql<Record<Language, string> | null>`${ofArea("names")}`.as("area_names"),
    sql<string | null>`${ofArea("time_zone")}`.as("area_zone"),
    sql<Traveller[]>`coalesce((select jsonb_agg(to_jsonb(it) order by it.position) from
      (select position, name, email from order_travellers where order_id = orders.id) as it), '[]')`.as("travellers"),
  ]);
}

type Traveller = { position: number; name: string; email: string | null };
export type OrderToShow = Order & {
  area_names: Record<Language, string> | null;
  area_zone: string | null;
  travellers: Traveller[];
};

export function orderByNumber(db: DbOrTx, number: string): Promise<Order | undefined> {
  return first(byNumber(db, number));
}

const byNumber = compiledOnce((db, number: string) => orders(db).where("number", "=", number));

/** For callers that change its state: locks the row. */
export function lockOrder(tx: DbOrTx, number: string): Promise<OrderToShow | undefined> {
  return first(lockByNumber(tx, number));
}

const lockByNumber = compiledOnce((tx, number: string) =>
  ordersToShow(tx).where("number", "=", number).forNoKeyUpdate(),
);

/** Several, each of which is locked again by whoever acts on it; in the order of their numbers, to avoid deadlocks. */
export async function lockOrders(tx: DbOrTx, numbers: readonly string[]): Promise<string[]> {
  const locked = tx.selectFrom("orders").select("id").where("number", "in", numbers).orderBy("number").forNoKeyUpdate();
  return numbers.length === 0 ? [] : (await locked.execute()).map(({ id }) => id);
}

export async function lockOrderById(tx: DbOrTx, id: string): Promise<OrderToShow> {
  return (await first(lockById(tx, id))) ?? missing(id);
}

const lockById = compiledOnce((tx, id: string) => ordersToShow(tx).where("id", "=", id).forNoKeyUpdate());

export async function orderById(db: DbOrTx, id: string): Promise<OrderToShow> {
  return (await first(toShowById(db, id))) ?? missing(id);
}

const toShowById = compiledOnce((db, id: string) => ordersToShow(db).where("id", "=", id));

async function first<Row>(found: Promise<Row[]>): Promise<Row | undefined> {
  return (await found)[0];
}

function missing(id: string): never {
  throw new Error(`there is no order ${id}`);
}

/** The same where it may not exist. */
export function orderWithId(db: DbOrTx, id: string): Promise<Order | undefined> {
  return orders(db).where("id", "=", id).executeTakeFirst();
}

export function orderByRequestKey(db: DbOrTx, requestKey: string): Promise<Order | undefined> {
  return orders(db).where("request_key", "=", requestKey).executeTakeFirst();
}

/**
 * Orders without an open payment, placed and last attempted before `since`; locked, skipping those locked elsewhere.
 * `offset 0` makes the planner look up payments per order instead of joining all payments of the shop.
 */
export async function ordersNobodyPaid(tx: DbOrTx, since: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where state = 'placed' and placed_at < ${since}
      and not exists (select from payments
        where order_id = orders.id and (settled_at is null or settled_at >= ${since}) offset 0)
    order by placed_at limit ${most} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The only way to change an order's state. `undefined`: it was in no state that allows the transition. */
export function moveOrder(
  db: DbOrTx,
  id: string,
  state: OrderState,
  also: { paid_at?: Date; closed_at?: Date | null } = {},
) {
  return db
    .updateTable("orders")
    .set({ state, ...also })
    .where("id", "=", id)
    .where("state", "in", statesBefore(state))
    .returning(columns)
    .modifyEnd(prepared)
    .executeTakeFirst();
}

/** How many attempts to deliver it there are with this one. */
export async function countDelivery(tx: DbOrTx, id: string): Promise<number> {
  const { delivery_attempts: attempts } = await tx
    .updateTable("orders")
    .set((row) => ({ delivery_attempts: row("delivery_attempts", "+", 1) }))
    .where("id", "=", id)
    .returning("delivery_attempts")
    .modifyEnd(prepared)
    .executeTakeFirstOrThrow();
  return attempts;
}

export async function hasConsent(db: DbOrTx, orderId: string, consent: OrderConsentRow["consent"]): Promise<boolean> {
  const given = await db
    .selectFrom("order_consents")
    .select("consent")
    .modifyFront(prepared)
    .where("order_id", "=", orderId)
    .where("consent", "=", consent)
    .executeTakeFirst();
  return given !== undefined;
}

export function areaNames(db: DbOrTx, scope: PlanScope, area: string) {
  return scope === "country"
    ? db
        .selectFrom("destinations")
        .select(["names", "time_zone"])
        .modifyFront(prepared)
        .where("iso2", "=", area)
        .executeTakeFirst()
    : db
        .selectFrom("regions")
        .select(["names", sql<null>`null`.as("time_zone")])
        .modifyFront(prepared)
        .where("slug", "=", area)
        .executeTakeFirst();
}

export function travellersOf(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("order_travellers")
    .select(["order_id", "position", "name", "email"])
    .modifyFront(prepared)
    .where("order_id", "=", orderId)
    .orderBy("position")
    .execute();
}
