import { sql, type Insertable, type Selectable } from "kysely";
import type { Currency } from "../../kernel/currency.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { Names, PlanAsSold, PlanChangeRow, PurchaseWay } from "../../platform/database/tables.ts";

export type PlanChange = Selectable<PlanChangeRow>;

/** A plan on sale with its price in the order's currency; `as_sold` is what the order will remember of it. */
export type Candidate = { amount: number; names: Names | null; as_sold: PlanAsSold };

/** `countries`: of the plan as sold, all of which the other must cover; `notSold`: what it must not contain for this buyer. */
export type Wanted = { way: PurchaseWay; countries: string[]; area: string; identity: string; currency: Currency; notSold: string[]; code?: string };

const mostCandidates = 400;

/** Plans of our own pool that work wherever the old one does and ask for no more papers, and none that would begin with the change; those of the same area first, then by price. */
export async function candidates(db: DbOrTx, { way, countries, area, identity, currency, notSold, code }: Wanted): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select price.amount, coalesce(destinations.names, regions.names) as names, to_jsonb(plans) - 'on_sale' as as_sold
    from plans
    join plan_prices price on price.plan_code = plans.code and price.currency = ${currency}
    left join destinations on plans.scope = 'country' and destinations.iso2 = plans.area
    left join regions on plans.scope <> 'country' and regions.slug = plans.area
    where plans.on_sale and plans.countries @> ${countries}::text[] and not plans.countries && ${notSold}::text[]
      and ${way} = any (plans.ways) and plans.supplier = 'pool' and plans.start_rule <> 'purchase' and plans.identity in ('none', ${identity})
      and (${code ?? null}::text is null or plans.code = ${code ?? null})
    order by plans.area <> ${area}, cardinality(plans.countries), price.amount, plans.code
    limit ${mostCandidates}`.execute(db);
  return rows;
}

export function changeByKey(db: DbOrTx, requestKey: string): Promise<PlanChange | undefined> {
  return db.selectFrom("plan_changes").selectAll().where("request_key", "=", requestKey).executeTakeFirst();
}

/** Chosen anew for the same sum, a change takes over the page that was open for the one before: the one that is not dropped counts. */
export function changeOfPayment(db: DbOrTx, paymentId: string): Promise<PlanChange | undefined> {
  return db.selectFrom("plan_changes").selectAll().where("payment_id", "=", paymentId).orderBy(sql`state = 'cancelled'`).executeTakeFirst();
}

export function changeById(db: DbOrTx, id: string): Promise<PlanChange | undefined> {
  return db.selectFrom("plan_changes").selectAll().where("id", "=", id).executeTakeFirst();
}

export function changesOf(db: DbOrTx, orderId: string): Promise<PlanChange[]> {
  return db.selectFrom("plan_changes").selectAll().where("order_id", "=", orderId).orderBy("asked_at").execute();
}

/** The change whose difference waits to be paid, with the page where that is done while it is open. */
export function openChange(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("plan_changes")
    .leftJoin("payments", "payments.id", "plan_changes.payment_id")
    .select(["plan_changes.id", "to_plan", "to_days", "difference_amount", "payments.pay_page", "payments.state as payment_state", "payments.expires_at"])
    .where("plan_changes.order_id", "=", orderId)
    .where("plan_changes.state", "in", ["asked", "paying"])
    .executeTakeFirst();
}

export async function insertChange(tx: DbOrTx, change: Insertable<PlanChangeRow>): Promise<PlanChange> {
  return tx.insertInto("plan_changes").values(change).returningAll().executeTakeFirstOrThrow();
}

/** False when the change is over: done, or dropped for another. */
export async function noteDifferencePayment(tx: DbOrTx, id: string, paymentId: string): Promise<boolean> {
  const noted = await tx.updateTable("plan_changes").set({ state: "paying", payment_id: paymentId }).where("id", "=", id).where("state", "in", ["asked", "paying"]).executeTakeFirst();
  return noted.numUpdatedRows === 1n;
}

export async function endChange(tx: DbOrTx, id: string, state: "done" | "cancelled", now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable("plan_changes")
    .set({ state, done_at: state === "done" ? now : null })
    .where("id", "=", id)
    .where("state", "in", ["asked", "paying"])
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** The order is of another plan now, as if it had been sold so; what it was is kept in `plan_changes`. */
export async function moveToPlan(tx: DbOrTx, orderId: string, to: { plan: PlanAsSold; days: number; unit: number; discount: number; total: number; useBy: Date }): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ plan_code: to.plan.code, plan_as_sold: JSON.stringify(to.plan), days: to.days, unit_amount: to.unit, discount_amount: to.discount, total_amount: to.total })
    .where("id", "=", orderId)
    .execute();
  await tx.updateTable("data_plans").set({ use_by: to.useBy }).where("order_id", "=", orderId).where("state", "=", "not_started").execute();
}
