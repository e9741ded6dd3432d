import { sql, type Insertable, type Selectable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Names, PlanAsSold, PlanChangeRow, PurchaseWay } from "../../../platform/database/tables.ts";
import { toldAbout } from "../../records/mail-queue/store.server.ts";
import { changeStatesBefore } from "./rules.ts";

export type PlanChange = Selectable<PlanChangeRow>;

/** A plan on sale with its price in the order's currency; `as_sold` is the copy that the order keeps. */
export type Candidate = { amount: number; names: Names | null; as_sold: PlanAsSold };

/**
 * `countries`: of the plan as sold, all of which the other must cover; `notSold`: what it must not contain for this
 * buyer.
 */
type Wanted = {
  way: PurchaseWay;
  countries: string[];
  area: string;
  identity: string;
  currency: Currency;
  notSold: string[];
  code?: string;
};

const mostCandidates = 400;

/**
 * Plans of our own pool that work wherever the old one does, need no more documents, and do not start with the change;
 * those of the same area first, then by price.
 */
export async function candidates(
  db: DbOrTx,
  { way, countries, area, identity, currency, notSold, code }: Wanted,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select price.amount, coalesce(destinations.names, regions.names) as names, to_jsonb(plans) - 'on_sale' as as_sold
    from plans
    join plan_prices price on price.plan_code = plans.code and price.currency = ${currency}
    left join destinations on plans.scope = 'country' and destinations.iso2 = plans.area
    left join regions on plans.scope <> 'country' and regions.slug = plans.area
    where plans.on_sale and plans.countries @> ${countries}::text[] and not plans.countries && ${notSold}::text[]
      and ${way} = any (plans.ways) and plans.supplier = 'pool' and plans.start_rule <> 'purchase'
        and plans.identity in ('none', ${identity})
      and (${code ?? null}::text is null or plans.code = ${code ?? null})
    order by plans.area <> ${area}, cardinality(plans.countries), price.amount, plans.code
    limit ${mostCandidates}`.execute(db);
  return rows;
}

export function changeByKey(db: DbOrTx, requestKey: string): Promise<PlanChange | undefined> {
  return db.selectFrom("plan_changes").selectAll().where("request_key", "=", requestKey).executeTakeFirst();
}

/** The change that waits for this payment; undefined where another page has replaced it. */
export function changeOfPayment(
  db: DbOrTx,
  { id, payable_id }: { id: string; payable_id: string },
): Promise<PlanChange | undefined> {
  return db
    .selectFrom("plan_changes")
    .selectAll()
    .where("id", "=", payable_id)
    .where("payment_id", "=", id)
    .executeTakeFirst();
}

export function changeById(db: DbOrTx, id: string): Promise<PlanChange | undefined> {
  return db.selectFrom("plan_changes").selectAll().where("id", "=", id).executeTakeFirst();
}

export function changesOf(db: DbOrTx, orderId: string): Promise<PlanChange[]> {
  return db.selectFrom("plan_changes").selectAll().where("order_id", "=", orderId).orderBy("asked_at").execute();
}

/** Without what staff can still take back, or took back: their buyer has been told nothing of it. */
export async function changesAsTold(db: DbOrTx, orderId: string): Promise<PlanChange[]> {
  const changes = await changesOf(db, orderId);
  if (changes.every(({ staff_id: by }) => by === null)) return changes;
  const offers = await toldAbout(db, orderId, "plan_change_offered");
  const isTold = ({ id, staff_id: by, state, stopped, difference_amount: asked, held_until: held }: PlanChange) => {
    if (by === null) return true;
    if (asked <= 0) return held === null || (state !== "ending" && state !== "cancelled");
    const isOffer = state === "asked" || (state === "cancelled" && stopped === null);
    return !isOffer || offers.includes(id);
  };
  const untold = changes.filter((change) => change.state !== "cancelled" && !isTold(change));
  return changes.map((change) => asBefore(change, untold)).filter(isTold);
}

/** What one by staff has displaced may come back as long as that, or the letter that offers it, is held. */
function asBefore(change: PlanChange, untold: readonly PlanChange[]): PlanChange {
  const isDisplaced = untold.some(({ displaced }) => displaced === change.id);
  return isDisplaced ? { ...change, state: change.payment_id === null ? "asked" : "paying" } : change;
}

/** The open change, with its payment page while that is open. */
export function openChange(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("plan_changes")
    .leftJoin("payments", "payments.id", "plan_changes.payment_id")
    .select([
      "plan_changes.id",
      "plan_changes.state",
      "to_plan",
      "to_days",
      "difference_amount",
      "staff_id",
      "payments.pay_page",
      "payments.state as payment_state",
      "payments.expires_at",
    ])
    .where("plan_changes.order_id", "=", orderId)
    .where("plan_changes.state", "in", ["asked", "paying", "ending", "review"])
    .executeTakeFirst();
}

/** What staff have offered the buyer, where it is exactly this: the buyer pays for that one. */
export function offeredChange(
  db: DbOrTx,
  orderId: string,
  { candidate, days, difference }: { candidate: Candidate; days: number; difference: number },
): Promise<PlanChange | undefined> {
  return db
    .selectFrom("plan_changes")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "in", ["asked", "paying"])
    .where("staff_id", "is not", null)
    .where(sql<boolean>`to_plan_as_sold = ${JSON.stringify(candidate.as_sold)}::jsonb`)
    .where("to_days", "=", days)
    .where("difference_amount", "=", difference)
    .executeTakeFirst();
}

export async function insertChange(tx: DbOrTx, change: Insertable<PlanChangeRow>): Promise<PlanChange> {
  return tx.insertInto("plan_changes").values(change).returningAll().executeTakeFirstOrThrow();
}

type Also = Partial<Pick<PlanChange, "payment_id" | "done_at" | "stopped" | "stop_held_until">>;

/**
 * The only way to change its state, but that giving the order back drops it (refund-requests) and what staff take back
 * gives its place back (`putBack`); false when its state does not allow it. `heldAt`: only if it is still held then.
 */
export async function moveChange(
  tx: DbOrTx,
  id: string,
  state: PlanChange["state"],
  { heldAt, ...also }: Also & { heldAt?: Date } = {},
): Promise<boolean> {
  const moved = await tx
    .updateTable("plan_changes")
    .set({ state, ...also })
    .where("id", "=", id)
    .where("state", "in", changeStatesBefore(state))
    .$if(heldAt !== undefined, (held) => held.where("held_until", ">", heldAt!))
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** An unpaid change that was displaced is open again; undefined where it was paid meanwhile: that money goes back. */
export function putBack(tx: DbOrTx, id: string): Promise<PlanChange | undefined> {
  return tx
    .updateTable("plan_changes")
    .set({ state: sql`case when payment_id is null then 'asked' else 'paying' end` })
    .where("id", "=", id)
    .where("state", "=", "cancelled")
    .where(sql<boolean>`not exists (select from payments
      where payments.id = plan_changes.payment_id and payments.state = 'succeeded')`)
    .returningAll()
    .executeTakeFirst();
}

/** Either this or taking it back finds it held, whichever is first; undefined where nothing holds it. What ended in its hold keeps it. */
export function letChangeGo(db: DbOrTx, id: string): Promise<PlanChange | undefined> {
  return db
    .updateTable("plan_changes")
    .set({ held_until: null })
    .where("id", "=", id)
    .where("state", "=", "ending")
    .where("held_until", "is not", null)
    .returningAll()
    .executeTakeFirst();
}

/** False where it is not under review any more, or is being stopped already. */
export async function holdStop(tx: DbOrTx, id: string, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("plan_changes")
    .set({ stop_held_until: until })
    .where("id", "=", id)
    .where("state", "=", "review")
    .where("stop_held_until", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Undefined when just this hold is there no more. Whatever its change has become meanwhile, none stays behind. */
export function letStopGo(tx: DbOrTx, id: string, until: Date): Promise<PlanChange | undefined> {
  return tx
    .updateTable("plan_changes")
    .set({ stop_held_until: null })
    .where("id", "=", id)
    .where("stop_held_until", "=", until)
    .returningAll()
    .executeTakeFirst();
}

/** What staff have decided and can still take back. */
export async function heldChanges(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("plan_changes")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["plan_changes.id", "to_plan", "to_days", "staff.name", "held_until"])
    .where("order_id", "=", orderId)
    .where("plan_changes.state", "=", "ending")
    .where("held_until", "is not", null)
    .execute();
}

/** The order's change under review. */
export function changeInReview(db: DbOrTx, orderId: string): Promise<PlanChange | undefined> {
  return db
    .selectFrom("plan_changes")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "=", "review")
    .executeTakeFirst();
}

/** Gives the order another plan, as if it had been sold so; the old one is kept in `plan_changes`. */
export async function moveToPlan(
  tx: DbOrTx,
  orderId: string,
  to: { plan: PlanAsSold; days: number; unit: number; discount: number; total: number; useBy: Date },
): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      plan_code: to.plan.code,
      plan_as_sold: JSON.stringify(to.plan),
      days: to.days,
      unit_amount: to.unit,
      discount_amount: to.discount,
      total_amount: to.total,
    })
    .where("id", "=", orderId)
    .execute();
  await tx
    .updateTable("data_plans")
    .set({ use_by: to.useBy })
    .where("order_id", "=", orderId)
    .where("state", "=", "not_started")
    .execute();
}
